import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { formatDate } from '~/lib/time';
import { identifier, oneLine, paragraphs, seenVersion } from '~/model/fields';
import { defineResource } from '~/model/resource';
import { asOneLine } from '~/model/typed/typed-text';

const MOST_LINES = 60;

/** The contract's JSON list, as text in a field of a form or as the list that it is. */
const specification = z
  .union([z.string(), z.array(z.string())], { error: 'Specification is required.' })
  .meta({ examples: ['["LoRaWAN 865-867 MHz","IP67","Battery life of 5 years"]'] })
  .transform((sent, { issues }) => {
    const list = typeof sent === 'string' ? listIn(sent) : sent;
    if (list) return linesOf(list);
    issues.push({ code: 'custom', input: sent, message: NO_LIST });
    return z.NEVER;
  })
  .pipe(
    z
      .array(oneLine('Each line of the specification', 200))
      .min(1, 'Specification is required.')
      .max(MOST_LINES, `Specification can have at most ${MOST_LINES} lines.`),
  );

const NO_LIST = 'Specification must be a list of lines, such as ["LoRaWAN","IP67"].';

const linesOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => text.split(/[\r\n]+/))
    .map(asOneLine)
    .filter(Boolean);

/** Nothing at all is a list without lines. */
function listIn(text: string): string[] | undefined {
  if (text.trim() === '') return [];
  try {
    return z.array(z.string()).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const fields = {
  productName: oneLine('Product name').meta({ examples: ['Soil Moisture Node'] }),
  brandName: oneLine('Brand name').meta({ examples: ['PeepalSense'] }),
  category: oneLine('Category').meta({ examples: ['Agriculture'] }),
  subcategory: oneLine('Subcategory').meta({ examples: ['Sensors'] }),
  description: paragraphs('Description', 5000).meta({
    examples: ['Tells the farmer when to water, for five years on one battery.'],
  }),
  specification,
};

/** What comes beside the picture. */
export const iotProductFields = z.object(fields);
/** What an edit says beside it. */
export const iotProductEdit = iotProductFields.extend({ version: seenVersion() });
export const iotProductForm = z.object({ ...fields, image: z.string().min(1, 'Image is required.') });

export const iotProduct = defineResource({
  name: 'iot-product',
  path: 'products',
  title: 'IOT Products',
  card: 'IoT Products',
  area: 'products',
  table: 'iotProducts',
  row: z.object({
    _id: identifier(),
    version: z.int(),
    date: z.iso.datetime(),
    productName: z.string(),
    brandName: z.string(),
    category: z.string(),
    subcategory: z.string(),
    description: z.string(),
    specification: z.array(z.string()),
    image: z
      .string()
      .meta({ file: 'public', examples: ['/files/public/0b0ff1ce-0000-4000-8000-000000000000.webp'] }),
    imageSmall: z.string().meta({ file: 'public' }),
  }),
  endpoints: {
    list: '/iot/prodcuts/all',
    create: '/iot/prodcuts',
    update: '/iot/prodcuts/:id',
    remove: '/iot/prodcuts/:id',
  },
  columns: [
    { title: 'Date', field: 'date', cell: (row) => formatDate(row.date) },
    { title: 'Product', field: 'productName' },
    { title: 'Brand', field: 'brandName' },
    { title: 'Category', field: 'category' },
    { title: 'Subcategory', field: 'subcategory' },
  ],
  details: [
    { title: 'Description', field: 'description' },
    { title: 'Specification', field: 'specification', cell: (row) => row.specification.join('\n') },
  ],
  search: [
    { label: 'Product name', field: 'productName' },
    { label: 'Brand', field: 'brandName' },
    { label: 'Category', field: 'category' },
    { label: 'Subcategory', field: 'subcategory' },
  ],
  filters: [
    { title: 'Category', field: 'category', by: 'text' },
    { title: 'Subcategory', field: 'subcategory', by: 'text' },
    { title: 'Brand', field: 'brandName', by: 'text' },
  ],
  bulk: ['category', 'subcategory'],
  // What they are called is written by whoever adds them: no view can know it.
  views: [
    { name: 'By category', query: 'sort=category' },
    { name: 'By brand', query: 'sort=brandName' },
  ],
  messages: {
    add: 'Add product',
    addFailed: 'Failed to add product: ',
    fetchFailed: 'Failed to fetch products',
    updated: 'Product updated successfully!',
    updateFailed: 'Failed to update product: ',
    deleted: 'Product deleted successfully',
    deleteFailed: 'Failed to delete product',
    invalidId: 'Invalid product ID',
    none: 'No products found',
  },
});

const changedProduct = z.object({
  _id: identifier(),
  productName: z.string(),
  changedAt: z.iso.datetime(),
});

export const catalogueChangesCall = defineCall({
  method: 'GET',
  path: '/iot/prodcuts/changes',
  summary: 'The newest products, and when each was last changed',
  answer: z.object({
    products: z.array(changedProduct),
    /** The newest of them; null: there is none. */
    changedAt: z.iso.datetime().nullable(),
  }),
});
