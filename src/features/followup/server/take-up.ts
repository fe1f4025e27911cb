import { now } from '~/lib/time';
import type { Author } from '~/model/author';
import { alsoChannel } from '~/model/leads/source';
import { statusOf } from '~/model/leads/stages';
import { storedFields } from '~/model/resource';
import { insertTogether, writeTogether } from '~/platform/db/engine/commit/write-together';
import { engineOf } from '~/platform/db/engine/engine';
import { newId } from '~/platform/db/ids';
import type { DatabaseTransaction } from '~/platform/db/schema';
import type { Lead, TakesUp } from '~/platform/http/services';
import { followup } from '../followup';
import { openLeads } from '../open-leads.server';
import { ownerById } from '../owner.server';
import { ownerFor } from './assignment/assign';
import { isPresent, ownPerson } from './owners';
import { requestKind } from './requests';

const { table } = followup;
const fields = storedFields(followup);

/** The leads that were opened in a transaction, by whom they are about: those who share it have nothing in the database yet. */
const opened = new WeakMap<DatabaseTransaction, Map<string, Lead>>();

/** What somebody sends opens a follow-up, or joins the one that is open of theirs: nobody is called by two of us. */
export const takesUp: TakesUp = async (trx, services, taken) => {
  const { resource, record, isNewPerson, author, ownerId } = taken;
  const kind = requestKind(services, resource.name);
  const { personId } = record;
  if (!kind || typeof personId !== 'string') return undefined;
  const said = taken.said ?? kind.firstRemark(record);
  // Whoever names an owner goes on to change it.
  const find = ownerId ? lockOpen : openOf;
  const known = await knownOf(trx, personId, isNewPerson, find);
  if (known.open) {
    await note(trx, known.open.followupId, { said, personId, author });
    return known.open;
  }
  const requirement = kind.requirementOf?.(record) || null;
  const owner = ownerId
    ? await ownerById(trx, ownerId)
    : await ownerFor(trx, { ownerBefore: known.ownerId, requirement });
  const lead = { followupId: newId(), stage: 'New', ownerId: null, ownerName: '', ...owner };
  const values = {
    _id: lead.followupId,
    date: now(),
    name: record.name,
    mobile: record.phone,
    email: record.email,
    ...{ stage: lead.stage, status: statusOf.New, valuePaise: null, lostReason: null },
    ...{ completedAt: null, deletedAt: null, firstResponseAt: null },
    ...{ ownerId: lead.ownerId, ownerName: lead.ownerName },
    ...{ nextDate: null, nextTime: null, nextKind: null },
    ...{ sourceResource: resource.name, sourceId: record._id, personId, requirement },
    source: record.source ?? null,
    ...alsoChannel(record, 'new'),
  };
  // By itself: no history says that somebody did it, what they sent does.
  await insertTogether(trx, { table, fields, values, follow: (row) => ownPerson(trx, row) });
  await note(trx, lead.followupId, { said, personId, author });
  const here = opened.get(trx) ?? new Map<string, Lead>();
  opened.set(trx, here.set(personId, lead));
  return lead;
};

interface Said {
  said: string;
  personId: string;
  author: Author;
}

const note = (trx: DatabaseTransaction, recordId: string, { said, personId, author }: Said) =>
  writeTogether(trx, {
    activities: [
      {
        ...{ _id: newId(), resource: followup.name, recordId, personId, kind: 'note' },
        // It came in with the request: the timeline tells that once.
        ...{ direction: 'in', outcome: null, text: said, at: now(), ...author },
      },
    ],
  });

/** The open lead of a person, or whose they were. Two who send something at once open one. */
async function knownOf(
  trx: DatabaseTransaction,
  personId: string,
  isNew: boolean,
  find: typeof openOf,
): Promise<{ open?: Lead | undefined; ownerId?: string | null | undefined }> {
  const here = opened.get(trx)?.get(personId);
  if (here || isNew) return { open: here };
  const open = await find(trx, personId);
  if (open) return { open };
  const person = trx.selectFrom('people').select('ownerId').where('_id', '=', personId);
  const seen = await person.executeTakeFirst();
  if (engineOf(trx) === 'sqlite') return { ownerId: seen?.ownerId };
  // Whoever renames or erases an owner has the account before the people who are theirs.
  if (seen?.ownerId) await isPresent(trx, seen.ownerId);
  const locked = await person.forNoKeyUpdate().executeTakeFirst();
  return { ownerId: locked?.ownerId, open: await find(trx, personId) };
}

/** The latest, whoever works on it. */
export const latestOpen = (trx: DatabaseTransaction, personId: string) =>
  openLeads(trx)
    .select(['_id as followupId', 'stage', 'ownerId', 'ownerName'])
    .where('personId', '=', personId)
    .orderBy('_id', 'desc')
    .limit(1);

/** While somebody works on it one waits until it is known whether it is still open. */
export const openOf = (trx: DatabaseTransaction, personId: string): Promise<Lead | undefined> =>
  latestOpen(trx, personId)
    .$if(engineOf(trx) === 'postgres', (row) => row.forShare())
    .executeTakeFirst();

/** Not shared first: two who would both go on to change it would wait for each other. */
const lockOpen: typeof openOf = (trx, personId) =>
  latestOpen(trx, personId)
    .$if(engineOf(trx) === 'postgres', (row) => row.forUpdate())
    .executeTakeFirst();
