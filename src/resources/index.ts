import { career } from './career/career';
import { contact } from './contact/contact';
import { employee } from './employee/employee';
import { enquiry } from './enquiry/enquiry';
import { followup } from './followup/followup';
import { iotProduct } from './iot-product/iot-product';
import { iotQuote } from './iot-quote/iot-quote';
import type { Resource } from './resource';
import { user } from './user/user';

/** In the order of the sidebar. */
export const resources: readonly Resource[] = [
  user,
  career,
  enquiry,
  contact,
  iotProduct,
  iotQuote,
  employee,
  followup,
];
