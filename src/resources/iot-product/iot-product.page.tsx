import { ResourceList } from '~/dashboard/resource-list';
import { TextAreaField, TextField } from '~/ui/field';
import type { AnyRecord } from '../resource';
import { iotProduct } from './iot-product';

export default function IotProductPage() {
  return <ResourceList resource={iotProduct} fields={fields} />;
}

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
