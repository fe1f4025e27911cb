import { z } from 'zod';
import { identifier } from '~/model/fields';
import { requireConfirmed, signedIn } from '~/platform/auth/access/access';
import type { Database, Row } from '~/platform/db/schema';
import { fileRoutesOf, routesOf } from '~/platform/http/routes-of';
import type { Api, Services } from '~/platform/http/services';
import type { boundedQueue } from '~/platform/limits/bounded-queue';
import { callsAnHour } from '~/platform/limits/route-limits';
import { sendCsv } from '~/records/export/csv';
import { faultsCall } from '../import-call';
import { gatherFaults } from './gather-faults';
import { judgeOf } from './judge';
import { findImport, type Kind } from './own-imports';
import { newPlan } from './plan';
import { fieldsOf } from './sheet/columns';
import { rowsOf } from './stored-imports';

/** The rows with faults as they were sent, each with its faults at the end: mended, the file can be sent in turn. */
export function faultsFile(api: Api, services: Services, inTurn: ReturnType<typeof boundedQueue>) {
  const { db } = services;
  fileRoutesOf(api, 'Import')(
    {
      method: 'GET',
      path: '/imports/:id/faults.csv',
      summary: 'The rows with faults as CSV, to be mended',
      params: z.object({ id: identifier() }),
    },
    {
      access: 'imports:use',
      // Its maker is handed out what they have brought; an admin, what somebody else has.
      confirm: 'depends',
      produces: 'text/csv',
      rateLimit: callsAnHour(60, 'faults of imports'),
    },
    async (request, reply) => {
      const { found, ...kind } = await findImport(services, db, request, request.params.id);
      if (found.userId !== signedIn(request).user._id) requireConfirmed(request);
      const lines: string[][] = [];
      await inTurn(async () => {
        for await (const line of linesOf(db, found, kind)) lines.push(line);
      });
      return sendCsv(reply, 'rows-to-mend', lines);
    },
  );
}

/** The same for people to read: what is wrong most often first. */
export function listFaults(api: Api, services: Services, inTurn: ReturnType<typeof boundedQueue>) {
  const { db } = services;
  const config = { access: 'imports:use', rateLimit: callsAnHour(300, 'lists of faults') } as const;
  routesOf(api, 'Import')(faultsCall, config, async (request) => {
    const { found, ...kind } = await findImport(services, db, request, request.params.id);
    // What somebody else has brought is handed out as a file, which asks who it is.
    const isTheirs = found.userId === signedIn(request).user._id;
    const { add, gathered } = gatherFaults();
    await inTurn(async () => {
      for await (const { faults } of faultyRows(db, found, kind))
        for (const fault of faults) add(isTheirs ? fault : { ...fault, value: '' });
    });
    return gathered();
  });
}

async function* faultyRows(db: Database, found: Row<'imports'>, { resource, importing }: Kind) {
  const { _id, columns, mapping, onDuplicate } = found;
  const choices = (await importing.choices?.(db)) ?? {};
  const judge = judgeOf(resource, importing, { columns, mapping, choices });
  const { take } = newPlan(db, { resource, importing, choices, onDuplicate });
  for await (const rows of rowsOf(db, _id)) yield* await take(rows.map(judge));
}

async function* linesOf(db: Database, found: Row<'imports'>, kind: Kind) {
  const { columns } = found;
  const { resource, importing } = kind;
  const labels = new Map(fieldsOf(resource, importing).map(({ field, label }) => [field, label]));
  yield [...columns, 'Line', 'Faults'];
  for await (const { row, faults } of faultyRows(db, found, kind)) {
    const { line, cells } = row;
    const said = faults.map(({ field, message }) => {
      const label = labels.get(field);
      return label && !message.startsWith(label) ? `${label}: ${message}` : message;
    });
    yield [...cells.slice(0, columns.length), String(line), said.join(' ')];
  }
}
