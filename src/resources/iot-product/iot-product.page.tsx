import { PictureField } from '~/dashboard/picture-field';
import { ResourceList } from '~/dashboard/resource-list';
import { TextAreaField, TextField } from '~/ui/field';
import { LinesField } from '~/ui/lines-field';
import type { AnyRecord } from '../resource';
import { iotProduct } from './iot-product';

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
        accept={['image/jpeg', 'image/png', 'image/webp', 'image/avif']}
        present={row && <img src={row.imageSmall} alt="As it is now" className="size-full object-contain" />}
        required={!row}
      />
    </>
  );
};
