import { samples } from '~/platform/files/test-kit';
import { application } from './application';

/** A public form takes 60 posts from one address; these come from as many as there are. */
export const address = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const person = (n: number) => ({
  name: `Person ${n}`,
  email: `person${n}@test.example`,
  phone: '9818040101',
});

/** The headers and the body of the form that visitor number n books a demo with. */
export const demoRequest = (n: number) => ({
  method: 'POST' as const,
  headers: { 'Content-Type': 'application/json', ...from(n) },
  body: JSON.stringify({ ...person(n), city: 'Faridabad', requirement: 'crm' }),
});

const from = (n: number) => ({ 'Idempotency-Key': `submission-${n}`, 'X-Forwarded-For': address(n) });

/** Another one for each, so that a file in the wrong place is noticed. */
export const cvOf = (n: number, bytes = 2000) =>
  String(samples.pdf).replace('\n', `\n${`% CV of person ${n}\n`.repeat(bytes / 20)}`);

/** Answers the reference; anything but a 200 is thrown. */
export const bookDemo = (url: string, n: number) => acknowledged(fetch(`${url}/api/quotes`, demoRequest(n)));

export const applyForJob = (url: string, n: number) =>
  acknowledged(
    fetch(`${url}/api/career`, {
      method: 'POST',
      headers: from(n),
      body: application({ ...person(n), designation: 'WBD' }, cvOf(n)),
    }),
  );

async function acknowledged(answering: Promise<Response>) {
  const answer = await answering;
  const { reference } = await answer.json();
  if (answer.status !== 200) throw new Error(`${answer.status}`);
  return `${reference}`;
}

/** What a person does whose browser said that something went wrong: they send the same form again. */
export async function insist(send: () => Promise<string>, pause: () => Promise<unknown>): Promise<string> {
  for (;;) {
    try {
      return await send();
    } catch {
      await pause();
    }
  }
}
