import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '~/lib/errors';
import { asOneLine } from '~/model/typed/typed-text';
import { isStillOpen, requireStillOpen, signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { Database, Row } from '~/platform/db/schema';
import { readUpload } from '~/platform/files/read-upload';
import { validated } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { boundedQueue } from '~/platform/limits/bounded-queue';
import { callsAnHour } from '~/platform/limits/route-limits';
import { withAccounts } from '~/records/accounts-of';
import { pageNumber } from '~/records/list';
import { featureOf } from '~/records/registry';
import {
  checkImportCall,
  importCall,
  importForm,
  importsCall,
  LARGEST_FILE_BYTES,
  revertImportCall,
  runImportCall,
  uploadImportCall,
} from '../import-call';
import { faultsFile, listFaults } from './faults-file';
import { findImport, kindNamed, kindsFor, ownImports, requireEdit } from './own-imports';
import { planOf } from './plan-import';
import { revert } from './revert';
import { carryOut } from './run';
import { namesSomebody } from './sheet/cells';
import { fieldsOf, guessMapping, requireMapping } from './sheet/columns';
import { decode } from './sheet/decode';
import { parseSheet } from './sheet/parse';
import { claimImport, firstRows, hasDied, leaveOff, storeImport } from './stored-imports';

const TAG = 'Import';
const PAGE = 10;
const SAMPLE = 3;
const access = 'imports:use';

/** One file at a time is read, checked or imported in a process; a few wait. */
const WAITING = 8;
const busy = () =>
  new AppError(503, 'overloaded', 'Other files are being imported just now. Please try again in a minute.');

/** From a spreadsheet to records: read, checked, imported, and taken back if need be. */
export const importApi: ApiModule = (api, services) => {
  const inTurn = boundedQueue(1, WAITING, busy);
  upload(api, services, inTurn);
  read(api, services);
  check(api, services, inTurn);
  run(api, services, inTurn);
  faultsFile(api, services, inTurn);
  listFaults(api, services, inTurn);
};

type InTurn = ReturnType<typeof boundedQueue>;

function upload(api: Api, services: Services, inTurn: InTurn) {
  const { db } = services;
  const rule = { field: 'file', maxBytes: LARGEST_FILE_BYTES };
  const config = {
    access,
    multipart: { body: importForm, file: rule.field, type: 'text/csv' },
    rateLimit: callsAnHour(60, 'imports'),
  } as const;
  routesOf(api, TAG)(uploadImportCall, config, async (request) => {
    const { fields, file } = await readUpload(request, db, rule);
    const { resource: name } = validated(importForm, fields);
    const { resource, importing } = kindNamed(services, request, name);
    if (!file) throw noFile();
    return inTurn(async () => {
      const { columns, rows } = await parseSheet(decode(file.bytes));
      const mapping = guessMapping(columns, fieldsOf(resource, importing));
      const _id = await storeImport(db, {
        resource: resource.name,
        userId: signedIn(request).user._id,
        fileName: nameOf(file.name),
        columns,
        mapping,
        rows,
      });
      const sample = rows.slice(0, SAMPLE).map(({ cells }) => cells.slice(0, columns.length));
      return { _id, columns, sample, mapping };
    });
  });
}

const noFile = () => {
  const sentence = 'Choose a CSV file.';
  return new AppError(400, 'invalid_input', sentence, { file: sentence });
};

/** For people to know it again: it names no file of ours, and nobody who could not be erased from it. */
function nameOf(sent: string) {
  const name = asOneLine(sent.replace(/[\p{C}/\\]/gu, ' ')).slice(0, 120);
  const words = name.replace(/\.[a-z]+$/i, '').split(' ');
  return name && !namesSomebody(words) ? name : 'file.csv';
}

function read(api: Api, services: Services) {
  const { db } = services;
  const route = routesOf(api, TAG);
  const querystring = z.object({ page: pageNumber().default(1) });
  route({ ...importsCall, querystring }, { access }, async (request) => {
    const { page } = request.query;
    const names = kindsFor(services, request).map(({ resource }) => resource.name);
    const own = ownImports(db, request).where('resource', 'in', names);
    const { total } = await own
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const offset = (page - 1) * PAGE;
    const rows =
      offset < total ? await own.selectAll().orderBy('_id', 'desc').limit(PAGE).offset(offset).execute() : [];
    return {
      items: (await withAccounts(db, rows)).map(shown),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / PAGE)),
    };
  });

  route(importCall, { access }, async (request) => {
    const { found, resource, importing } = await findImport(services, db, request, request.params.id);
    const [named = { ...found, account: null }] = await withAccounts(db, [found]);
    const { columns, mapping, onDuplicate, ofThePast, progress } = found;
    const mayOpenLeads = featureOf(services, resource).firstRemark !== undefined;
    const sample = (await firstRows(db, found._id)).map(({ cells }) => cells.slice(0, columns.length));
    const asked = {
      columns,
      sample,
      mapping,
      onDuplicate,
      ofThePast,
      mayOpenLeads,
      fields: fieldsOf(resource, importing),
    };
    return { ...shown(named), ...asked, progress };
  });
}

/** Nobody sees one that is still being read. One whose run has died before it began is where it was; what has begun is gone on with. */
const shown = <Found extends Pick<Row<'imports'>, 'status' | 'since' | 'reached'>>(found: Found) => {
  const before = found.status === 'running' ? (found.reached > 0 ? 'running' : 'checked') : 'done';
  const status = isUnderWay(found) && hasDied(found) ? before : found.status;
  return { ...found, status: importCall.answer.shape.status.parse(status) };
};

const isUnderWay = ({ status }: Pick<Row<'imports'>, 'status'>) =>
  status === 'running' || status === 'reverting';

function check(api: Api, services: Services, inTurn: InTurn) {
  const { db } = services;
  routesOf(api, TAG)(checkImportCall, { access }, async (request) => {
    const { found, ...kind } = await findImport(services, db, request, request.params.id);
    const { mapping, onDuplicate, ofThePast } = request.body;
    if (onDuplicate !== 'skip') requireEdit(request, kind.resource);
    requireMapping(mapping, found.columns, fieldsOf(kind.resource, kind.importing));
    return inTurn(async () => {
      const plan = await planOf(db, { ...found, mapping, onDuplicate }, kind);
      const { rows, good, duplicates, faults, moreFaults } = plan;
      const said = { mapping: JSON.stringify(mapping), onDuplicate, ofThePast, good, duplicates };
      const stored = await db
        .updateTable('imports')
        .set({ ...said, status: 'checked' })
        .where('_id', '=', found._id)
        .where('status', 'in', ['read', 'checked'])
        .returning('_id')
        .executeTakeFirst();
      if (!stored) throw tooLate();
      return { rows, good, duplicates, faults, moreFaults };
    });
  });
}

function run(api: Api, services: Services, inTurn: InTurn) {
  const { db } = services;
  const route = routesOf(api, TAG);
  route(runImportCall, { access }, async (request) => {
    const { found, ...kind } = await findImport(services, db, request, request.params.id);
    if (found.status === 'read') throw new AppError(409, 'conflict', 'Check the file first.');
    return inTurn(() =>
      claimed(request, found._id, ['checked', 'running'], async (asChecked) => {
        if (asChecked.onDuplicate !== 'skip') requireEdit(request, kind.resource);
        const mayGoOn = (trx: Database) => isStillOpen(request, trx);
        const run = { importId: asChecked._id, ...kind, author: authorOf(request), mayGoOn };
        const outcome = await carryOut(services, run);
        if (outcome) return outcome;
        await requireStillOpen(request, db);
        throw tooLate();
      }),
    );
  });

  route(revertImportCall, { access }, async (request) => {
    const { found, resource } = await findImport(services, db, request, request.params.id);
    return inTurn(() =>
      claimed(request, found._id, ['done', 'reverting'], async () => {
        const begin = (trx: Database) => requireStillOpen(request, trx);
        const { staying, ...taken } = await revert(services, found._id, resource, {
          author: authorOf(request),
          begin,
        });
        return { ...taken, kept: staying };
      }),
    );
  });

  /** By one at a time; what fails may be tried again. */
  async function claimed<Result>(
    request: FastifyRequest,
    id: string,
    [from, to]: ['checked', 'running'] | ['done', 'reverting'],
    work: (claimed: Row<'imports'>) => Promise<Result>,
  ) {
    // Others' files may have taken minutes.
    await requireStillOpen(request, db);
    const found = await claimImport(db, id, [from, 'stopped'], to);
    if (!found) throw tooLate();
    try {
      return await work(found);
    } catch (fault) {
      await leaveOff(db, id, from, to);
      throw fault;
    }
  }
}

const tooLate = () =>
  new AppError(409, 'conflict', 'This import has gone on meanwhile. Look at it once more.');
