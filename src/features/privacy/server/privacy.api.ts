import { Readable } from 'node:stream';
import { AppError } from '~/lib/errors';
import { dayOf, now } from '~/lib/time';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import { zip } from '~/platform/files/zip/zip';
import { fileRoutesOf, routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import {
  erasePersonCall,
  exportPersonCall,
  findPersonCall,
  type PersonalRecord,
  retentionCall,
} from '../privacy-call';
import { erase } from './erase';
import { entriesOf } from './export/export-person';
import { add, none, type PersonalData, personalDataOf } from './personal-data';
import { latestActions, noteAction } from './privacy-actions';
import { retentionOf } from './retention-state';
import { join, otherKeysOf } from './same-person';

const tag = 'Privacy';

/** What a person may ask of us: what we hold on them, a copy of it, and to be forgotten. */
export const privacyApi: ApiModule = (api, services) => {
  const { db } = services;
  const route = routesOf(api, tag);

  /** By the address or number that was asked for, and by each other of the same person. */
  async function dataOf(who: string, callerId: string): Promise<[PersonalData, ...PersonalData[]]> {
    const seen = new Set<string>();
    const first = await personalDataOf(services, who, callerId, seen);
    const others: PersonalData[] = [];
    for (const other of await otherKeysOf(services, who))
      others.push(await personalDataOf(services, other, callerId, seen));
    return [first, ...others];
  }

  route(findPersonCall, { access: 'privacy:read', confirm: 'never' }, async (request) => {
    const { who } = request.body;
    const [first, ...more] = await dataOf(who, signedIn(request).user._id);
    for (const one of more) join(first, one);
    const { records, ...found } = first;
    const goesAlong = more.map((one) => one.who);
    return { ...found, goesAlong, records: records.map(shown) };
  });

  fileRoutesOf(api, tag)(
    exportPersonCall,
    {
      access: 'privacy:read',
      confirm: 'always',
      produces: 'application/zip',
      rateLimit: callsAnHour(30, 'person exports'),
    },
    async (request, reply) => {
      const found = await dataOf(request.body.who, signedIn(request).user._id);
      const author = authorOf(request);
      const amounts = none();
      for (const one of found) add(amounts, one.amounts);
      await noteAction(db, 'exported', author, amounts);
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="held-${dayOf(now())}.zip"`)
        .send(Readable.from(zip(entriesOf(services, found, author))));
    },
  );

  route(erasePersonCall, { access: 'privacy:edit', confirm: 'always' }, async (request) => {
    const { who, confirm } = request.body;
    if (confirm !== who) {
      const sentence = 'This is not the address or number that is to be erased.';
      throw new AppError(400, 'invalid_input', sentence, { confirm: sentence });
    }
    const author = authorOf(request);
    const callerId = signedIn(request).user._id;
    const { erased, left, filesLeft } = await erase(services, { who, author, callerId });
    return {
      message: sayErased(filesLeft.length, left.namedIn.length),
      erased,
      stayingRecords: left.records.map(shown),
      filesLeft: filesLeft.length,
      namedIn: left.namedIn,
      moreNamedIn: left.moreNamedIn,
    };
  });

  route(retentionCall, { access: 'privacy:read', confirm: 'never' }, async () => ({
    kinds: await retentionOf(services),
    actions: await latestActions(db),
  }));
};

const shown = ({
  resource,
  files,
  staysBecause,
  ...record
}: PersonalData['records'][number]): PersonalRecord => ({
  resource: resource.name,
  _id: record._id,
  title: record.title,
  date: record.date,
  state: record.state,
  files: files.length,
  staysBecause: staysBecause ?? null,
});

function sayErased(filesLeft: number, namedIn: number) {
  const files = filesLeft === 1 ? 'One file' : `${filesLeft} files`;
  const left =
    filesLeft > 0
      ? [`${files} could not be removed yet: this is tried again every hour, and you hear of it if it fails.`]
      : [];
  const named =
    namedIn > 0
      ? [
          'Records of others still name them.',
          'Take it out there, then erase once more: the history keeps what was there.',
        ]
      : [];
  const more = [...left, ...named];
  return more.length === 0 ? 'Erased' : ['Erased.', ...more].join(' ');
}
