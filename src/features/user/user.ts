import { z } from 'zod';
import { defineCall } from '~/lib/call';
import { phoneWords } from '~/lib/phone-words';
import { formatDate } from '~/lib/time';
import { legalVersionPath } from '~/model/consent/consent';
import { done, email, identifier, oneLine, phone, seenVersion } from '~/model/fields';
import { roles, roleTitles } from '~/model/permissions';
import { defineResource, ofPerson } from '~/model/resource';

export const role = z.enum(roles, { error: 'Choose a role from the list.' });

const fields = {
  name: oneLine('Name').meta({ examples: ['Ritu Saini'] }),
  email: email().meta({ examples: ['ritu@saini.example'] }),
  mobile: phone('Mobile').meta({ examples: ['+919818040102'] }),
};

/** What an admin may change; what is not sent stays as it is. */
export const userEdit = z
  .object({
    _id: z.uuid({ error: 'Invalid user ID' }).meta({ examples: ['0198f3d2-0000-7000-8000-000000000000'] }),
    name: fields.name.optional(),
    email: fields.email.optional(),
    mobile: fields.mobile.optional(),
    role: role.optional(),
    isBlocked: z.boolean().optional(),
    version: seenVersion(),
  })
  .meta({ examples: [{ _id: '0198f3d2-0000-7000-8000-000000000000', role: 'employee', isBlocked: false }] });

/** A form sends an empty text for a number that is not known yet. */
export const userInvite = z.object({
  ...fields,
  mobile: z.union([z.literal(''), fields.mobile]).optional(),
  role,
});

export const user = defineResource({
  name: 'user',
  path: 'users',
  title: 'Users',
  card: 'Total Users',
  area: 'users',
  table: 'users',
  row: z.object({
    _id: identifier(),
    version: z.int(),
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    role,
    isBlocked: z.boolean(),
    createdAt: z.iso.datetime(),
    /** Null: nobody has proved that the address is theirs. */
    emailVerifiedAt: z.iso.datetime().nullable(),
    /** Of the terms that they accepted last. */
    termsVersion: z.string().nullable(),
    /** Null: the password alone opens the account. */
    secondFactorSince: z.iso.datetime().nullable(),
    ...ofPerson,
  }),
  person: {
    email: 'email',
    phone: 'mobile',
    data: [
      ...['name', 'email', 'mobile', 'role', 'isBlocked', 'createdAt', 'emailVerifiedAt', 'termsVersion'],
      'secondFactorSince',
    ],
    isAccount: true,
  },
  staysWith: {
    table: 'employees',
    field: 'userId',
    why: 'The account belongs to the record of an employment, and stays with it.',
  },
  endpoints: { list: '/user/all-users', create: '/user/invite', remove: '/user/:id' },
  columns: [
    { title: 'Name', field: 'name' },
    { title: 'Email', field: 'email' },
    { title: 'Mobile', field: 'mobile', cell: ({ mobile }) => phoneWords(mobile) },
    { title: 'Role', field: 'role', cell: (row) => roleTitles[row.role] },
    {
      title: 'Blocked',
      field: 'isBlocked',
      cell: (row) => (row.isBlocked ? 'Yes' : 'No'),
      tones: { true: 'bad' },
    },
    { title: 'Since', field: 'createdAt', cell: (row) => formatDate(row.createdAt) },
  ],
  details: [
    {
      title: 'Address confirmed',
      field: 'emailVerifiedAt',
      cell: (row) =>
        row.emailVerifiedAt ? formatDate(row.emailVerifiedAt) : 'No, it may be somebody else’s',
    },
    {
      title: 'Terms accepted',
      field: 'termsVersion',
      cell: ({ termsVersion }) => (termsVersion ? `Version ${termsVersion}` : ''),
      leadsTo: ({ termsVersion }) => legalVersionPath('terms', termsVersion),
    },
  ],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Email', field: 'email' },
    { label: 'Mobile', field: 'mobile' },
    { label: 'Role', field: 'role', options: roleTitles },
  ],
  filters: [
    { title: 'Role', field: 'role', by: 'choice', options: roleTitles },
    { title: 'Blocked', field: 'isBlocked', by: 'choice', options: { true: 'Yes', false: 'No' } },
    { title: 'Since', field: 'createdAt', by: 'day' },
  ],
  bulk: ['isBlocked'],
  derived: ['personId'],
  views: [
    { name: 'Staff', query: 'is.role=admin,employee' },
    { name: 'Blocked', query: 'is.isBlocked=true' },
  ],
  messages: {
    add: 'Invite a user',
    fetchFailed: 'Failed to fetch users',
    updateFailed: 'Failed to update user',
    deleted: 'User deleted successfully',
    deleteFailed: 'Failed to delete user',
    invalidId: 'Invalid user ID',
    none: 'No users found',
  },
});

/** For who has lost phone and paper: an admin who knows them lets them begin anew. */
export const dropSecondFactorCall = defineCall({
  method: 'DELETE',
  path: '/user/second-factor/:id',
  summary: "Turn another's second factor off, who has lost it; their sessions end",
  params: z.object({ id: identifier() }),
  answer: done,
});
