import { career } from '~/features/career/career';
import { careerApi } from '~/features/career/career.api.server';
import { careerMails } from '~/features/career/career.mails.server';
import { contact } from '~/features/contact/contact';
import { contactApi } from '~/features/contact/contact.api.server';
import { contactMails } from '~/features/contact/contact.mails.server';
import { employeeApi } from '~/features/employee/employee.api.server';
import { enquiry } from '~/features/enquiry/enquiry';
import { enquiryApi } from '~/features/enquiry/enquiry.api.server';
import { enquiryMails } from '~/features/enquiry/enquiry.mails.server';
import { followupApi } from '~/features/followup/followup.api.server';
import { fillCatalogue } from '~/features/iot-product/first-catalogue.server';
import { iotProductApi } from '~/features/iot-product/iot-product.api.server';
import { iotQuote } from '~/features/iot-quote/iot-quote';
import { iotQuoteApi } from '~/features/iot-quote/iot-quote.api.server';
import { iotQuoteMails } from '~/features/iot-quote/iot-quote.mails.server';
import { newAdminMail } from '~/features/user/new-admin.mail.server';
import { user } from '~/features/user/user';
import { userApi } from '~/features/user/user.api.server';
import { afterUserChange } from '~/features/user/user-rules.server';
import type { Database } from '~/platform/db/schema';
import type { ApiModule } from '~/platform/http/services';
import type { MailTemplate } from '~/platform/mail/template';
import type { AfterChange } from '~/records/record-changes';
import type { SubmissionKind } from '~/records/submissions/submissions';

export { insightsOf } from '~/features/insights/server/insights.server';
export { resources } from '~/features/resources';
export { partnerCounts as counters } from '~/features/user/partners.api.server';

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
