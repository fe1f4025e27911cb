import { z } from 'zod';
import { phoneWords } from '~/lib/phone-words';
import { formatDate } from '~/lib/time';
import { email, identifier, moment, oneLine, phone, seenVersion, yesOrNo } from '~/model/fields';
import { roles, roleTitles } from '~/model/permissions';
import { defineResource } from '~/model/resource';
import { newPassword } from '~/platform/auth/password-rules';

export const genders = { Male: 'Male', Female: 'Female', Other: 'Other' } as const;

const CHOOSE_ROLE = 'Choose a role from the list.';
const role = z.enum(roles, { error: CHOOSE_ROLE });

const fields = {
  name: oneLine('Name').meta({ examples: ['Ravi Rao'] }),
  email: email().meta({ examples: ['ravi@peepalworks.example'] }),
  mobile: phone('Mobile').meta({ examples: ['+919818040102'] }),
  jobrole: oneLine('Job role').meta({ examples: ['Frontend Developer'] }),
  dateOfJoining: moment('Date of joining'),
  isWorking: yesOrNo('Is working'),
  /** A form sends an empty text for what was not chosen. */
  gender: z
    .enum(['Male', 'Female', 'Other', ''], { error: 'Choose a gender from the list.' })
    .nullish()
    .transform((chosen) => (chosen === '' ? null : chosen)),
};

const employeeId = oneLine('Employee ID', 40).meta({ examples: ['PW-014'] });

export const employeeForm = z.object({
  ...fields,
  employeeId,
  role: z.enum([...roles, ''], { error: CHOOSE_ROLE }).default('employee'),
  /** Without it the person gets a link to choose one. */
  password: z.union([newPassword(), z.literal('')], { error: 'Password must be a text.' }).optional(),
});

/** What is not sent stays as it is. */
export const employeeEdit = z
  .object({ ...fields, employeeId, role })
  .partial()
  .extend({ version: seenVersion() });

/** Where the path says which: its employee ID, as the contract has it, or its _id. */
export const employeePath = z.object({ employeeId });

export const employee = defineResource({
  name: 'employee',
  path: 'employees',
  title: 'Employee',
  card: 'Employees',
  area: 'employees',
  table: 'employees',
  row: z.object({
    _id: identifier(),
    version: z.int(),
    date: z.iso.datetime(),
    name: z.string(),
    email: z.string(),
    employeeId: z.string(),
    jobrole: z.string(),
    mobile: z.string(),
    gender: z.string().nullable(),
    isWorking: z.boolean(),
    dateOfJoining: z.iso.datetime(),
    profile: z.string().nullable().meta({ file: 'private' }),
    role,
    /** By which they came to us. */
    applicationId: z.string().nullable().optional(),
  }),
  person: {
    email: 'email',
    phone: 'mobile',
    data: [
      ...['date', 'name', 'email', 'employeeId', 'jobrole', 'mobile', 'gender', 'isWorking', 'dateOfJoining'],
      ...['profile', 'role'],
    ],
  },
  legalHold: 'Labour law asks an employer to keep the record of an employment.',
  endpoints: {
    list: '/employee',
    create: '/employee',
    update: '/employee/:employeeId',
    remove: '/employee/:id',
  },
  columns: [
    { title: 'Employee ID', field: 'employeeId' },
    { title: 'Name', field: 'name' },
    { title: 'Email', field: 'email' },
    { title: 'Mobile', field: 'mobile', cell: ({ mobile }) => phoneWords(mobile) },
    { title: 'Job role', field: 'jobrole' },
    { title: 'Joined', field: 'dateOfJoining', cell: (row) => formatDate(row.dateOfJoining) },
    { title: 'Working', field: 'isWorking', cell: (row) => (row.isWorking ? 'Yes' : 'No') },
  ],
  details: [
    { title: 'Gender', field: 'gender', cell: (row) => row.gender ?? '' },
    { title: 'Role', field: 'role', cell: (row) => roleTitles[row.role] },
    {
      title: 'Came by',
      field: 'applicationId',
      cell: ({ applicationId }) => (applicationId ? 'An application' : ''),
      leadsTo: ({ applicationId }) =>
        applicationId ? `/dashboard/career?record=${applicationId}` : undefined,
    },
  ],
  derived: ['applicationId'],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Email', field: 'email' },
    { label: 'Mobile', field: 'mobile' },
    { label: 'Role', field: 'role', options: roleTitles },
  ],
  filters: [
    { title: 'Role', field: 'role', by: 'choice', options: roleTitles },
    { title: 'Working', field: 'isWorking', by: 'choice', options: { true: 'Yes', false: 'No' } },
    { title: 'Joined', field: 'dateOfJoining', by: 'day' },
    { title: 'Added', field: 'date', by: 'day' },
  ],
  views: [{ name: 'Working', query: 'is.isWorking=true' }],
  messages: {
    add: 'Add employee',
    addFailed: 'Failed to add employee: ',
    updated: 'Employee updated successfully',
    updateFailed: 'Failed to update employee: ',
    deleted: 'Employee deleted successfully',
    deleteFailed: 'Failed to delete employee: ',
    invalidId: 'Invalid employee ID',
    none: 'No employees found',
  },
});
