import { dayOf, now } from '~/lib/time';
import { queueMails } from '~/platform/mail/outbox';
import { mailsOf } from '~/records/registry';
import { addCareer, addFollowup, addQuotation } from '../factories';
import type { StartedApp } from '../start-app';

const NAME = 'Asha </title><script>alert(1)</script> & Söhne';

/** All that any letter asks for; each takes its own out of it. */
const data = (userId: string, recordId: string) => ({
  ...{ userId, what: 'password', at: now(), byId: userId, by: NAME, count: 1, day: dayOf(now()) },
  ...{
    _id: recordId,
    reference: 'PW-7K2M-9QXA',
    name: NAME,
    email: 'asha@verma.example',
    phone: '9818040101',
  },
  ...{ city: 'Faridabad', requirement: 'crm', designation: 'WBD', experience: '4 years', resume: '/cv.pdf' },
  productName: 'Soil Moisture Node',
  ...{ interviewId: recordId, news: 'invited', sequence: 0, minutes: 45, place: NAME, panel: [userId] },
  ...{ writerId: userId, subject: `About ${NAME}`, text: `Hello,\n\n${NAME}`, signature: 'Ravi\nSales' },
});

/** Letters that go out as long as a quotation stands like this. */
const AS_LONG_AS = new Map([
  ['quotation-sent', 'Sent'],
  ['quotation-accepted', 'Accepted'],
  ['quotation-news', 'Viewed'],
]);

const offered = (status: string) => ({
  ...{ status, number: `QT/26-27/${status}`, name: NAME, sentAt: now(), decidedAt: now() },
  seller: JSON.stringify({ legalName: NAME }),
  acceptance: JSON.stringify({ name: NAME, at: now(), sha256: 'ab12', text: 'I accept.' }),
});

/** One letter of every kind that there is, each to `KIND@test.example`; answers the kinds. */
export async function sendEveryLetter(t: StartedApp) {
  // Each to somebody of its own, who has not confirmed the address: so none is dropped for the sake of another.
  const templates = mailsOf(t.features);
  for (const template of templates) {
    const recipient = `${template.name}@test.example`;
    // But what is told to the staff goes to one of them who can be reached.
    const [role, emailVerifiedAt] = template.forStaff
      ? (['admin', now()] as const)
      : (['user', null] as const);
    const { _id } = await t.addUser(role, { email: recipient, name: NAME, emailVerifiedAt });
    // What waits for them is told by name.
    const lead = { name: NAME, ownerId: _id, nextDate: '2026-01-05T00:00:00.000Z' };
    const status = AS_LONG_AS.get(template.name);
    const { id } = template.name.startsWith('career-')
      ? await addCareer(t, { name: NAME })
      : status
        ? await addQuotation(t, offered(status))
        : await addFollowup(t, lead);
    // What is the text of one letter is the subject of another.
    const said = status ? { text: `News of ${NAME}`, said: NAME } : {};
    await queueMails(t.db, [{ template, recipient, data: { ...data(_id, id), ...said } }]);
  }
  await t.mailer.flush();
  return templates.map(({ name }) => name);
}
