import type { z } from 'zod';
import { AppError } from '~/lib/errors';
import type { Resource } from '~/model/resource';
import type { Importing } from '~/platform/http/services';
import type { Mapping } from '../../import-call';

export interface ImportField {
  field: string;
  /** As people read it. */
  label: string;
  required: boolean;
}

/** What a row can fill in, in the order of the form. */
export const fieldsOf = (resource: Resource, { form }: Importing): ImportField[] =>
  Object.entries<z.ZodType>(form.shape).map(([field, shape]) => ({
    field,
    label: shape.meta()?.title ?? titleIn(resource, field) ?? inWords(field),
    required: !shape.safeParse(undefined).success,
  }));

const titleIn = ({ columns, details = [] }: Resource, wanted: string) =>
  [...columns, ...details].find(({ field }) => field === wanted)?.title;

/** nextDate: Next date. */
function inWords(field: string) {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What others call it: the exports of phones, of mail programs and of other makers' lists. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  name: [
    'fullname',
    'customer',
    'customername',
    'client',
    'contactname',
    'contactperson',
    'person',
    'leadname',
    'item',
    'particulars',
  ],
  email: ['emailaddress', 'emailid', 'mail', 'mailid', 'email1value', 'primaryemail'],
  phone: [
    'mobile',
    'mobileno',
    'mobilenumber',
    'phoneno',
    'phonenumber',
    'number',
    'contactno',
    'contactnumber',
    'tel',
    'telephone',
    'whatsapp',
    'whatsappnumber',
    'cell',
    'phone1value',
  ],
  city: ['town', 'place', 'location'],
  requirement: ['service', 'interestedin', 'need'],
  productname: ['product', 'item'],
  status: ['state', 'stage'],
  ownerid: ['owner', 'assignedto', 'assignee'],
  nextdate: ['next', 'followupdate', 'nextfollowup', 'duedate', 'due'],
  sac: ['hsn', 'hsncode', 'saccode', 'hsnsac', 'code'],
  ratepaise: ['rate', 'price', 'amount', 'rateinr', 'unitprice'],
  gstpercent: ['gst', 'gstrate', 'tax', 'taxrate'],
  validfrom: ['from', 'effectivefrom', 'since'],
  remark: ['remarks', 'note', 'notes', 'comment', 'comments'],
};
const NUMBER = { mobile: 'phone' } as const;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A guess by the names of the columns: the whole name first, then what others call it. Each field is taken once. */
export function guessMapping(columns: readonly string[], fields: readonly ImportField[]): Mapping {
  const mapping = new Map<string, string>();
  const rounds = [
    ({ field, label }: ImportField) => [plain(field), plain(label)],
    ({ field }: ImportField) => {
      const key = field === 'mobile' ? NUMBER.mobile : plain(field);
      return [key, ...(OTHER_NAMES[key] ?? [])];
    },
  ];
  for (const namesOf of rounds) {
    for (const known of fields) {
      if ([...mapping.values()].includes(known.field)) continue;
      const names = namesOf(known);
      const column = columns.find((one) => !mapping.has(one) && names.includes(plain(one)));
      if (column !== undefined) mapping.set(column, known.field);
    }
  }
  return Object.fromEntries(mapping);
}

/** Which column is which field: each of them is known, and no field has two columns. */
export function requireMapping(mapping: Mapping, columns: readonly string[], fields: readonly ImportField[]) {
  const refuse = (sentence: string) => {
    throw new AppError(400, 'invalid_input', sentence, { mapping: sentence });
  };
  const taken = new Set<string>();
  for (const [column, field] of Object.entries(mapping)) {
    if (!columns.includes(column)) refuse(`The file has no column “${column}”.`);
    const known = fields.find((one) => one.field === field);
    if (!known) return refuse(`There is no field “${field}”.`);
    if (taken.has(field)) refuse(`Two columns are to become “${known.label}”. Choose one of them.`);
    taken.add(field);
  }
}
