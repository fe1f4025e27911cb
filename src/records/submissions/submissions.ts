import type { z } from 'zod';
import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { newReference } from '~/model/reference';
import type { Resource } from '~/model/resource';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { UploadRule } from '~/platform/files/upload';
import type { Api, Registry, Services, SubmissionMails } from '~/platform/http/services';
import { changesOf } from '../record-changes';
import { featureOf } from '../registry';
import { announce } from './announce';
import { publicForm } from './public-form';
import type { Sender } from './submission-mails';
import { takenUp } from './take-up';

interface Submissions<Form extends z.ZodObject & Sender> {
  call: { path: string; summary: string; body: z.ZodObject; form: Form };
  upload?: UploadRule;
  /** What the visitor reads when it has arrived. */
  message: string;
  /** What else is stored of it; or the record that has taken it in, and nothing new is made. */
  arrive?(trx: DatabaseTransaction, sent: z.output<Form>, sender: Author, isSpam: boolean): Promise<Arrival>;
}

export type Arrival = { also: object } | { joined: { _id: string; [fact: string]: string } };

/** A public form that becomes a record of the resource, with a reference for the visitor and news for the staff. */
export function takeSubmissions<Form extends z.ZodObject & Sender>(
  api: Api,
  services: Services,
  resource: Resource,
  { message, arrive, ...route }: Submissions<Form>,
) {
  const records = changesOf(services, resource);
  const mails = submissionMailsOf(services, resource);
  const isFollowedUp = featureOf(services, resource).firstRemark !== undefined;
  publicForm(api, services, {
    ...route,
    tag: resource.title,
    onBehalf: `${resource.area}:create`,
    async save(trx, sent, circumstances, sender) {
      const { isSpam } = circumstances;
      // What a robot sends joins nothing.
      const arrival = (await arrive?.(trx, sent, sender, isSpam)) ?? { also: {} };
      const reference = newReference();
      if ('joined' in arrival) {
        const { _id: recordId } = arrival.joined;
        await trx
          .insertInto('laterReferences')
          .values({ reference, resource: resource.name, recordId })
          .execute();
        await announce(trx, resource, mails, { ...sent, ...arrival.joined, reference }, sender, {
          lead: undefined,
        });
        return { message, reference };
      }
      const row = { ...sent, ...arrival.also, _id: newId(), reference, date: now() };
      const record = { ...row, ...circumstances, newsHeld: isSpam };
      const taken =
        isFollowedUp && !isSpam
          ? await takenUp(trx, services, resource, record, sender)
          : { record, lead: undefined };
      await records.add(trx, taken.record, sender);
      if (!isSpam) await announce(trx, resource, mails, row, sender, { lead: taken.lead });
      return { message, reference: row.reference };
    },
  });
}

export function submissionMailsOf(registry: Pick<Registry, 'features'>, resource: Resource): SubmissionMails {
  const { submission } = featureOf(registry, resource);
  if (!submission) throw new Error(`${resource.name} has no mails for what visitors send`);
  return submission;
}
