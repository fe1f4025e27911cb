import type { AnyRecord } from '~/model/resource';
import { PictureField } from '~/records/ui/editor/picture-field';
import { ResourceList } from '~/records/ui/list/resource-list';
import { TextAreaField, TextField } from '~/ui/forms/field';
import { LinesField } from '~/ui/forms/lines-field';
import { iotProduct } from './iot-product';

const pictures = {
  accept: 'image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp,image/avif,.avif',
  kinds: 'JPG, PNG, WebP, or AVIF',
};

export default function IotProductPage() {
  return <ResourceList resource={iotProduct} fields={fields} more={picture} />;
}

const picture = (record: AnyRecord) => {
  const row = iotProduct.row.parse(record);
  return (
    <img
      src={row.imageSmall}
      alt={row.productName}
      width={480}
      height={360}
      className="aspect-4/3 w-full max-w-64 rounded-md border border-line bg-sunken object-contain"
    />
  );
};

const fields = (record: AnyRecord | undefined) => {
  const row = record && iotProduct.row.parse(record);
  const text = (name: 'productName' | 'brandName' | 'category' | 'subcategory') => ({
    name,
    defaultValue: row?.[name],
    required: true,
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...text('productName')} label="Product name" />
      <TextField {...text('brandName')} label="Brand name" />
      <TextField {...text('category')} label="Category" />
      <TextField {...text('subcategory')} label="Subcategory" />
      <TextAreaField name="description" label="Description" defaultValue={row?.description} required />
      <LinesField
        name="specification"
        label="Specification"
        hint="One item per line"
        defaultValue={row?.specification.join('\n')}
        required
      />
      <PictureField
        name="image"
        label="Image"
        hint={row ? 'Choose one to replace the present picture.' : 'JPG, PNG, WebP or AVIF, up to 8 MB.'}
        rules={pictures}
        present={row && <img src={row.imageSmall} alt="As it is now" className="size-full object-contain" />}
        required={!row}
      />
    </>
  );
};
