import { z } from 'zod';
import { phoneWords } from '~/lib/phone-words';
import { submissionMails } from '~/records/submissions/submission-mails';
import { linkToApplication } from './application-links.server';
import { appliedFor } from './applied-for';
import { career, careerForm } from './career';
import { designations } from './designations';

export const careerMails = submissionMails({
  resource: career,
  form: careerForm.omit({ openingId: true, answers: true }).extend({ opening: z.string().default('') }),
  facts: (row) => [
    ['Opening', row.opening],
    ['Designation', designations[row.designation]],
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', phoneWords(row.phone)],
    ['Experience', row.experience],
  ],
  receipt: {
    subject: 'Your application',
    thanks: (name) =>
      `Thank you for applying to ${name}. We read every application and will write to you within a week.`,
    replyTo: 'careers',
    link: ({ _id }, { db, publicUrl }) => linkToApplication(db, _id, publicUrl),
  },
  alert: {
    subject: (row) => `New application from ${row.name} (${appliedFor(row)})`,
    news: 'Somebody applied for a job on the website. The CV is in the dashboard.',
  },
});
