import { ResourceList } from '~/dashboard/resource-list';
import { TextAreaField, TextField } from '~/ui/field';
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

const fields = (record: AnyRecord) => {
  const row = iotProduct.row.parse(record);
  const off = { autoComplete: 'off' };
  return (
    <>
      <TextField name="productName" label="Product name" defaultValue={row.productName} required {...off} />
      <TextField name="brandName" label="Brand" defaultValue={row.brandName} required {...off} />
      <TextField name="category" label="Category" defaultValue={row.category} required {...off} />
      <TextField name="subcategory" label="Subcategory" defaultValue={row.subcategory} required {...off} />
      <TextAreaField name="description" label="Description" defaultValue={row.description} required />
      <TextAreaField
        name="specification"
        label="Specification"
        hint="One item per line"
        defaultValue={row.specification.join('\n')}
        required
      />
    </>
  );
};
