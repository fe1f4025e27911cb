import { career } from '~/features/career/career';
import { momentInWords } from '~/lib/time';
import type { Author } from '~/model/author';
import { among } from '~/platform/db/engine/among';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { addHistoryOfParts } from '~/records/history/history';
import type { StoredInterview } from './tell';

interface Planned {
  interview: Pick<StoredInterview, 'at' | 'minutes' | 'place'>;
  panel: readonly string[];
}

interface Arranged {
  careerId: string;
  author: Author;
  /** Nothing, where it is new. */
  before?: Planned;
  /** Nothing, where it is cancelled. */
  after?: Planned;
}

/** Who arranged, moved or cancelled an interview stands in the history of its application, in the transaction of that. */
export async function addToHistory(trx: DatabaseTransaction, { careerId, author, before, after }: Arranged) {
  const [former, panel] = [before?.panel ?? [], after?.panel ?? []];
  const names = await namesOf(trx, [...former, ...panel]);
  const nameOf = (id: string) => names.get(id) ?? 'somebody';
  const changes = [
    { field: 'interview', from: before ? whenOf(before) : null, to: after ? whenOf(after) : CANCELLED },
    ...(after
      ? [
          { field: 'interviewPlace', from: before?.interview.place ?? null, to: after.interview.place },
          {
            field: 'interviewPanel',
            from: former.filter((id) => !panel.includes(id)).map(nameOf),
            to: panel.filter((id) => !former.includes(id)).map(nameOf),
          },
        ]
      : []),
  ];
  const isChange = ({ from, to }: (typeof changes)[number]) =>
    Array.isArray(from) ? from.length + (to?.length ?? 0) > 0 : from !== to;
  const record = { resource: career, recordId: careerId, author };
  await addHistoryOfParts(trx, record, changes.filter(isChange));
}

interface Ended {
  interview: Pick<StoredInterview, 'careerId' | 'at' | 'minutes'>;
  author: Author;
}

/** What becomes of an application cancels its interviews, and brings them back: each has a line of its own, which says by what. */
export const addEndToHistory = (trx: DatabaseTransaction, { interview, author }: Ended, words: string) =>
  addHistoryOfParts(trx, { resource: career, recordId: interview.careerId, author }, [
    { field: 'interview', from: whenOf({ interview }), to: words },
  ]);

export const addReturnToHistory = (trx: DatabaseTransaction, { interview, author }: Ended) =>
  addHistoryOfParts(trx, { resource: career, recordId: interview.careerId, author }, [
    { field: 'interview', from: CANCELLED, to: whenOf({ interview }) },
  ]);

const CANCELLED = 'cancelled';

const whenOf = ({ interview: { at, minutes } }: { interview: Pick<StoredInterview, 'at' | 'minutes'> }) =>
  `${momentInWords(at)}, ${minutes} minutes`;

async function namesOf(trx: DatabaseTransaction, ids: readonly string[]) {
  const found = await trx
    .selectFrom('users')
    .select(['_id', 'name'])
    .where(among(trx, '_id', ids))
    .execute();
  return new Map(found.map(({ _id, name }) => [_id, name]));
}
