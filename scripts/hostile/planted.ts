import { z } from 'zod';
import { anyAddress } from './api.ts';
import type { Dice } from './dice.ts';
import { FORM_TYPE, formBody, properFile } from './multipart.ts';
import type { Who } from './requests.ts';

/** Only the CV holds it: wherever it is read, that file was handed out. */
export const CV_MARK = 'CV-OF-SOMEBODY-ELSE-5127';
const CV = Buffer.from(
  `%PDF-1.4\n% ${CV_MARK}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
);

interface Asking {
  url: string;
  headersFor: (who: Who) => Record<string, string>;
  dice: Dice;
  mark: string;
}

/** Two files that are really there, a picture of the site and the CV of a stranger, and texts that look like them. */
export async function plant({ url, headersFor, dice, mark }: Asking) {
  const stranger = `${dice.uuid()}.${mark}@stranger.example`;

  const call = (path: string, who: Who, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { 'x-forwarded-for': anyAddress(dice), ...headersFor(who), ...init.headers },
    });

  async function send(
    path: string,
    who: Who,
    body: Uint8Array<ArrayBuffer> | string,
    type = 'application/json',
  ) {
    const answer = await call(path, who, { method: 'POST', body, headers: { 'content-type': type } });
    const said = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200)
      throw new Error(`POST ${path}: ${answer.status} ${said.toString().slice(0, 300)}`);
    return said;
  }

  const product = {
    productName: 'Sensor of the run',
    brandName: 'PeepalSense',
    category: 'Agriculture',
    subcategory: 'Sensors',
    description: 'Its picture is what the texts are about.',
    specification: '["IP67"]',
  };
  const picture = formBody(Object.entries(product), [['image', properFile()]]);
  const made = z
    .object({ product: z.object({ image: z.string(), imageSmall: z.string() }) })
    .parse(
      JSON.parse((await send('/api/iot/prodcuts', 'admin', new Uint8Array(picture), FORM_TYPE)).toString()),
    );
  const applicant = { name: 'Somebody Else', email: stranger, phone: '9818040199', designation: 'WBD' };
  const cv = { name: 'cv.pdf', content: CV, isForeign: false };
  const application = formBody(Object.entries(applicant), [['resume', cv]]);
  await send('/api/career', 'nobody', new Uint8Array(application), FORM_TYPE);
  const found = await call(`/api/career?page=1&field=name&q=${encodeURIComponent(applicant.name)}`, 'admin');
  const rows = z
    .object({ items: z.array(z.object({ email: z.string(), resume: z.string() })) })
    .parse(await found.json());
  const resume = rows.items.find(({ email }) => email === stranger)?.resume;
  if (!resume) throw new Error('The CV that was sent is not in the list');

  const addresses = [made.product.image, made.product.imageSmall, resume];
  const keyOf = (address: string) => address.split('/').at(-1) ?? '';
  const texts = addresses.flatMap((address) => [address, url + address, keyOf(address)]);

  /** What has become of them: both there, and the CV opened by nobody but the staff. */
  async function faults() {
    const told: string[] = [];
    const readers: [Who, string, number][] = [
      ['nobody', made.product.image, 200],
      ['nobody', made.product.imageSmall, 200],
      ['admin', resume ?? '', 200],
      ['nobody', resume ?? '', 401],
      ['user', resume ?? '', 403],
    ];
    for (const [who, address, due] of readers) {
      const { status } = await call(address, who);
      if (status !== due) told.push(`${who} asks for ${address} and gets ${status}, not ${due}`);
    }
    return told;
  }

  /** Somebody whose every text is the address of one of them asks for what is held on them, and then to be forgotten. */
  async function forgetText() {
    const told: string[] = [];
    for (const text of addresses) {
      const email = `${dice.uuid()}@text.example`;
      const enquiry = { name: text, email, phone: '9818040198', city: text, requirement: 'crm' };
      await send('/api/quotes', 'nobody', JSON.stringify(enquiry));
      const held = await send('/api/privacy/export', 'admin', JSON.stringify({ who: email }));
      if (held.includes(CV_MARK) || held.includes('files/enquiry-'))
        told.push(`the export of who typed ${text} holds a file`);
      await send('/api/privacy/erase', 'admin', JSON.stringify({ who: email, confirm: email }));
    }
    return told;
  }

  return { texts, faults, forgetText };
}
