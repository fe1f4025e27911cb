import type { MailTemplate } from '~/server/mail/template';
import type { ApiModule } from '~/server/services';
import { enquiryApi } from './enquiry/enquiry.api.server';
import { enquiryAlert, enquiryReceipt } from './enquiry/enquiry.mails.server';
import { userApi } from './user/user.api.server';

export { resources } from './index';

export const resourceApis: readonly ApiModule[] = [enquiryApi, userApi];

export const resourceMails: readonly MailTemplate[] = [enquiryReceipt, enquiryAlert];
