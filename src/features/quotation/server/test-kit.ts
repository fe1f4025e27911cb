import { expect } from 'vitest';
import { addFollowup } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

export const OURS = {
  legalName: 'PeepalWorks Digital Private Limited',
  gstin: '06AAPFU0939F1ZZ',
  stateCode: '06',
  address: 'Faridabad',
  upi: 'peepalworks@hdfcbank',
};

export const CUSTOMER = {
  ...{ name: 'Asha Verma', email: 'asha@verma.example', phone: '+919818040101', stateCode: '06' },
};
export const LINE = {
  ...{ description: 'Website', sac: '998314', quantity: 1.5, ratePaise: 33_333, gstPercent: 18 },
};

/** An admin at the desk, who we are, and a lead to write quotations for. */
export async function desk(...options: Parameters<typeof startApp>) {
  const t = await startApp(...options);
  const { headers } = await t.logIn('admin');
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    t.call(method, `/api${path}`, { headers, ...(body ? { body } : {}) });
  expect((await call('PUT', '/settings/business', OURS)).statusCode).toBe(200);
  const { id: followupId } = await addFollowup(t, { email: CUSTOMER.email, mobile: CUSTOMER.phone });
  const draft = async (change: object = {}) =>
    (await call('POST', '/quotations', { followupId, customer: CUSTOMER, lines: [LINE], ...change })).json()
      .quotation;
  const sent = async (change: object = {}) => {
    const { _id } = await draft(change);
    const { quotation, url } = (await call('POST', `/quotations/${_id}/send`)).json();
    return { quotation, token: new URL(url).pathname.split('/').at(-1) };
  };
  return { t, call, followupId, draft, sent };
}
