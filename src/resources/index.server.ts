import type { Database } from '~/server/db/schema';
import type { MailTemplate } from '~/server/mail/template';
import type { ApiModule } from '~/server/services';
import { careerApi } from './career/career.api.server';
import { careerMails } from './career/career.mails.server';
import { contactApi } from './contact/contact.api.server';
import { contactMails } from './contact/contact.mails.server';
import { employeeApi } from './employee/employee.api.server';
import { enquiryApi } from './enquiry/enquiry.api.server';
import { enquiryMails } from './enquiry/enquiry.mails.server';
import { followupApi } from './followup/followup.api.server';
import { fillCatalogue } from './iot-product/first-catalogue.server';
import { iotProductApi } from './iot-product/iot-product.api.server';
import { iotQuoteApi } from './iot-quote/iot-quote.api.server';
import { iotQuoteMails } from './iot-quote/iot-quote.mails.server';
import { userApi } from './user/user.api.server';

export { resources } from './index';
export { insights } from './insights.server';
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

export const resourceMails: readonly MailTemplate[] = [
  ...Object.values(careerMails),
  ...Object.values(enquiryMails),
  ...Object.values(contactMails),
  ...Object.values(iotQuoteMails),
];

/** What a new installation begins with. */
export const firstRecords: readonly ((db: Database) => Promise<void>)[] = [fillCatalogue];
