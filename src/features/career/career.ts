import { z } from 'zod';
import { codeOf, email, labelOf, oneLine, optionalLine, phone } from '~/model/fields';
import { editedSource } from '~/model/leads/source';
import { defineResource } from '~/model/resource';
import { retentionMonths } from '~/model/retention';
import {
  sender,
  submissionCall,
  submissionColumns,
  submissionDetails,
  submissionRow,
} from '~/model/submission';
import { designations } from './designations';
import { stages, stageTones } from './stages';

const fields = {
  name: oneLine('Name').meta({ examples: ['Ravi Rao'] }),
  email: email().meta({ examples: ['ravi@rao.example'] }),
  phone: phone().meta({ examples: ['+919818040102'] }),
  designation: codeOf('a designation', designations),
  experience: optionalLine('Experience').meta({ examples: ['4 years'] }),
  /** The address of the CV. */
  resume: oneLine('Resume').meta({
    examples: ['/api/files/private/1c7ad2e2-5c40-4bd1-9b0f-2f6f4b8c1a55.pdf'],
  }),
};

/** What a visitor sends from the career page. */
export const careerForm = z.object(fields);

/** What staff may change: all but the CV, and how far the application is. */
export const careerEdit = z
  // What is left out stays as it is; the form's default would write it over with nothing.
  .object({ ...fields, experience: fields.experience.unwrap(), status: codeOf('a status', stages) })
  .omit({ resume: true })
  .partial()
  .extend({ source: editedSource });

export const applyCall = submissionCall('/career', careerForm, 'Apply for a job');

export const career = defineResource({
  name: 'career',
  path: 'career',
  title: 'Career',
  card: 'Career Requests',
  area: 'submissions',
  table: 'careers',
  row: submissionRow.extend({
    designation: z.string(),
    experience: z.string(),
    resume: z.string().meta({ file: 'confidential', called: 'CV' }),
    // An applicant hears from a person how it stands, not from a column.
    status: z.string().optional().meta({ forStaff: true }),
  }),
  person: sender('designation', 'experience', 'resume', 'status'),
  retention: { months: retentionMonths.applications, after: 'arrival' },
  endpoints: { list: '/career', create: '/career', update: '/career/:id', remove: '/career/:id' },
  columns: [
    ...submissionColumns,
    { title: 'Designation', field: 'designation', cell: (row) => labelOf(designations, row.designation) },
    { title: 'Status', field: 'status', tones: stageTones },
  ],
  details: [{ title: 'Experience', field: 'experience' }, ...submissionDetails],
  derived: ['channel', 'personId'],
  search: [
    { label: 'Name', field: 'name' },
    { label: 'Designation', field: 'designation', options: designations },
    { label: 'Mobile', field: 'phone' },
  ],
  filters: [
    { title: 'Status', field: 'status', by: 'choice', options: stages },
    { title: 'Designation', field: 'designation', by: 'choice', options: designations },
    { title: 'Date', field: 'date', by: 'day' },
  ],
  bulk: ['status'],
  views: [
    { name: 'New', query: 'is.status=New' },
    { name: 'In progress', query: 'is.status=In Review,Interview,Offered' },
    { name: 'Came today', query: 'from.date=today' },
  ],
  messages: {
    add: 'Add application',
    updated: 'Application updated successfully',
    updateFailed: 'Failed to update application: ',
    deleted: 'Application deleted successfully',
    deleteFailed: 'Failed to delete user',
    invalidId: 'Invalid application ID',
    deletedWithoutId: 'Invalid user ID',
    none: 'No matching records found.',
  },
});
