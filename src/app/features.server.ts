import { accountFeature } from '~/features/account/account.server';
import { activityFeature } from '~/features/activity/activity.server';
import { bulkFeature } from '~/features/bulk/bulk.server';
import { careerFeature } from '~/features/career/career.server';
import { contactFeature } from '~/features/contact/contact.server';
import { contentFeature } from '~/features/content/content.server';
import { employeeFeature } from '~/features/employee/employee.server';
import { enquiryFeature } from '~/features/enquiry/enquiry.server';
import { followupFeature } from '~/features/followup/followup.server';
import { importFeature } from '~/features/import/import.server';
import { insightsFeature } from '~/features/insights/insights.server';
import { interviewFeature } from '~/features/interview/interview.server';
import { iotProductFeature } from '~/features/iot-product/iot-product.server';
import { iotQuoteFeature } from '~/features/iot-quote/iot-quote.server';
import { mailTemplateFeature } from '~/features/mail-template/mail-template.server';
import { mailsFeature } from '~/features/mails/mails.server';
import { mediaFeature } from '~/features/media/media.server';
import { myRequestsFeature } from '~/features/my-requests/my-requests.server';
import { notificationsFeature } from '~/features/notifications/notifications.server';
import { openingFeature } from '~/features/opening/opening.server';
import { outboxFeature } from '~/features/outbox/outbox.server';
import { personFeature } from '~/features/person/person.server';
import { priceItemFeature } from '~/features/price-item/price-item.server';
import { privacyFeature } from '~/features/privacy/privacy.server';
import { quotationFeature } from '~/features/quotation/quotation.server';
import { redirectsFeature } from '~/features/redirects/redirects.server';
import { remindersFeature } from '~/features/reminders/reminders.server';
import { resources } from '~/features/resources';
import { scoreFeature } from '~/features/score/score.server';
import { searchFeature } from '~/features/search/search.server';
import { settingsFeature } from '~/features/settings/settings.server';
import { spamFeature } from '~/features/spam/spam.server';
import { stageLetterFeature } from '~/features/stage-letter/stage-letter.server';
import { systemFeature } from '~/features/system/system.server';
import { trashFeature } from '~/features/trash/trash.server';
import { userFeature } from '~/features/user/user.server';
import { viewsFeature } from '~/features/views/views.server';
import type { Feature } from '~/platform/http/services';
import { registryOf } from '~/records/registry';

/** All that the house has on the server. */
const features: readonly Feature[] = [
  accountFeature,
  careerFeature,
  openingFeature,
  interviewFeature,
  stageLetterFeature,
  enquiryFeature,
  contactFeature,
  iotQuoteFeature,
  quotationFeature,
  priceItemFeature,
  userFeature,
  iotProductFeature,
  employeeFeature,
  followupFeature,
  mailTemplateFeature,
  mailsFeature,
  myRequestsFeature,
  personFeature,
  notificationsFeature,
  trashFeature,
  spamFeature,
  viewsFeature,
  bulkFeature,
  outboxFeature,
  privacyFeature,
  insightsFeature,
  activityFeature,
  scoreFeature,
  searchFeature,
  systemFeature,
  settingsFeature,
  remindersFeature,
  importFeature,
  contentFeature,
  redirectsFeature,
  mediaFeature,
];

/** Made when it is asked for: a fault in it stops a start, with its reason. */
export const houseRegistry = () => registryOf(features, resources);
