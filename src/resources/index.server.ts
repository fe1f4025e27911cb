import type { Database } from '~/server/db/schema';
import type { MailTemplate } from '~/server/mail/template';
import type { AfterChange } from '~/server/record-changes';
import type { ApiModule } from '~/server/services';
import type { SubmissionKind } from '~/server/submissions';
import { career } from './career/career';
import { careerApi } from './career/career.api.server';
import { careerMails } from './career/career.mails.server';
import { contact } from './contact/contact';
import { contactApi } from './contact/contact.api.server';
import { contactMails } from './contact/contact.mails.server';
import { employeeApi } from './employee/employee.api.server';
import { enquiry } from './enquiry/enquiry';
import { enquiryApi } from './enquiry/enquiry.api.server';
import { enquiryMails } from './enquiry/enquiry.mails.server';
import { followupApi } from './followup/followup.api.server';
import { fillCatalogue } from './iot-product/first-catalogue.server';
import { iotProductApi } from './iot-product/iot-product.api.server';
import { iotQuote } from './iot-quote/iot-quote';
import { iotQuoteApi } from './iot-quote/iot-quote.api.server';
import { iotQuoteMails } from './iot-quote/iot-quote.mails.server';
import { newAdminMail } from './user/new-admin.mail.server';
import { user } from './user/user';
import { userApi } from './user/user.api.server';
import { afterUserChange } from './user/user-rules.server';

export { resources } from './index';
export { insightsOf } from './insights.server';
export { partnerCounts as counters } from './user/partners.api.server';

export const resourceApis: readonly ApiModule[] = [
  careerApi,
  enquiryApi,
  contactApi,
  iotQuoteApi,
  userApi,
  iotProductApi,
  employeeApi,
  followupApi,
];

/** What follows from deleting a record of a kind, wherever that is done from. */
export const afterDelete: Readonly<Record<string, AfterChange>> = { [user.name]: afterUserChange };

/** What visitors send. */
export const submissions: readonly SubmissionKind[] = [
  { resource: career, mails: careerMails },
  { resource: enquiry, mails: enquiryMails },
  { resource: contact, mails: contactMails },
  { resource: iotQuote, mails: iotQuoteMails },
];

export const resourceMails: readonly MailTemplate[] = [
  newAdminMail,
  ...submissions.flatMap(({ mails }) => Object.values(mails)),
];

/** What a new installation begins with. */
export const firstRecords: readonly ((db: Database) => Promise<void>)[] = [fillCatalogue];
