import { expect } from 'vitest';
import { addFollowup } from '~/testing/factories';
import { startApp } from '~/testing/start-app';

const OURS = {
  legalName: 'PeepalWorks Digital Private Limited',
  gstin: '06AAPFU0939F1ZZ',
  stateCode: '06',
  address: 'Faridabad',
  upi: 'peepalworks@hdfcbank',
};

export const customer = {
  name: 'Asha Verma',
  email: 'asha@verma.example',
  phone: '+919818040101',
  stateCode: '06',
};
export const line = {
  description: 'Website',
  sac: '998314',
  quantity: 1.5,
  ratePaise: 33_333,
  gstPercent: 18,
};

/** Who we are is settled, and there is a lead to write to. */
export async function desk(
  lead: Parameters<typeof addFollowup>[1] = {},
  ...options: Parameters<typeof startApp>
) {
  const t = await startApp(...options);
  const { headers } = await t.logIn('admin');
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    t.call(method, `/api${path}`, { headers, ...(body ? { body } : {}) });
  expect((await call('PUT', '/settings/business', OURS)).json()).toMatchObject({
    message: 'Business data saved',
  });
  const { id: followupId } = await addFollowup(t, {
    email: customer.email,
    mobile: customer.phone,
    ...lead,
  });
  const draft = async (change: object = {}) =>
    (await call('POST', '/quotations', { followupId, customer, lines: [line], ...change })).json().quotation;
  return { t, headers, call, followupId, draft };
}

type Desk = Awaited<ReturnType<typeof desk>>;

export const send = async (call: Desk['call'], id: string) =>
  (await call('POST', `/quotations/${id}/send`)).json();
/** What the customer calls, who has the link. */
export const publicCall = ({ call }: Pick<Desk['t'], 'call'>, url: string) => {
  const token = url.split('/').at(-1);
  return (method: 'GET' | 'POST', path = '', body?: object, headers: Record<string, string> = {}) =>
    call(method, `/api/public/quotations/${token}${path}`, body ? { body, headers } : { headers });
};
