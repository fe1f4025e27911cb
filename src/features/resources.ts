import { career } from '~/features/career/career';
import { contact } from '~/features/contact/contact';
import { employee } from '~/features/employee/employee';
import { enquiry } from '~/features/enquiry/enquiry';
import { followup } from '~/features/followup/followup';
import { iotProduct } from '~/features/iot-product/iot-product';
import { iotQuote } from '~/features/iot-quote/iot-quote';
import { mailTemplate } from '~/features/mail-template/mail-template';
import { media } from '~/features/media/media';
import { opening } from '~/features/opening/opening';
import { person } from '~/features/person/person';
import { priceItem } from '~/features/price-item/price-item';
import { quotation } from '~/features/quotation/quotation';
import { stageLetter } from '~/features/stage-letter/stage-letter';
import { user } from '~/features/user/user';
import type { Resource } from '~/model/resource';

/** In the order of the sidebar. */
export const resources: readonly Resource[] = [
  user,
  career,
  opening,
  enquiry,
  contact,
  iotProduct,
  iotQuote,
  quotation,
  priceItem,
  employee,
  followup,
  mailTemplate,
  stageLetter,
  person,
  media,
];
