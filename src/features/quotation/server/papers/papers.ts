import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '~/lib/errors';
import type { Database } from '~/platform/db/schema';
import { claimFiles, releaseFiles } from '~/platform/files/named/pending-deletions';
import { fileKey, fileUrl } from '~/platform/files/store/urls';
import { missing } from '~/platform/http/errors';
import type { Services } from '~/platform/http/services';
import type { Paper } from '../../paper/content';
import type { StoredQuotation } from '../standing';
import { draw } from './drawer';
import { logoOf } from './logo';
import { certifiedPaper, isCertified, type PaperKind, proformaPaper, quotationPaper } from './paper-content';

type Stores = Pick<Services, 'db' | 'files'>;

interface StoredPaper {
  key: string;
  sha256: string;
  bytes: Buffer;
}

const LARGEST_BYTES = 20 * 1024 * 1024;

const COLUMNS = {
  quotation: { file: 'paper', hash: 'paperSha256' },
  certificate: { file: 'certificate', hash: 'certificateSha256' },
  proforma: { file: 'proforma', hash: 'proformaSha256' },
} as const;

/**
 * The PDF of a quotation: drawn when somebody needs it first, and the same bytes ever after. Of two who draw it at once the
 * first to store it wins, and the other's file goes; so does one whose process died before it was named.
 */
export async function paperOf(stores: Stores, quotationId: string, kind: PaperKind): Promise<StoredPaper> {
  const stored = await findQuotation(stores.db, quotationId);
  return (await readPaper(stores, stored, kind)) ?? drawTogether(stores, stored, kind);
}

const underWay = new Map<string, Promise<StoredPaper>>();

/** However many ask for it in this process at once, it is drawn for all of them. */
function drawTogether(stores: Stores, stored: StoredQuotation, kind: PaperKind) {
  const name = `${kind} ${stored._id}`;
  const drawing = underWay.get(name) ?? drawOnce(stores, stored, kind).finally(() => underWay.delete(name));
  underWay.set(name, drawing);
  return drawing;
}

/** What it would look like if it was sent as it is. It is not stored. */
export const draftPaper = async (stores: Stores, stored: StoredQuotation, seller: object) =>
  drawWithLogo(stores, { ...quotationPaper({ ...stored, seller }), isDraft: true });

const drawWithLogo = async ({ files }: Pick<Stores, 'files'>, paper: Paper) =>
  draw({ ...paper, logo: await logoOf({ files }, paper.seller.logo) });

export async function findQuotation(db: Database, id: string): Promise<StoredQuotation> {
  const found = await db
    .selectFrom('quotations')
    .selectAll()
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw missing();
  return found;
}

async function readPaper(
  { files }: Stores,
  stored: StoredQuotation,
  kind: PaperKind,
): Promise<StoredPaper | undefined> {
  const { file, hash } = COLUMNS[kind];
  const [key, sha256] = [fileKey(stored[file]), stored[hash]];
  if (!key || !sha256) return undefined;
  const opened = await files.open(key);
  const bytes = opened && (await buffer(opened.stream));
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`The stored ${kind} of quotation ${stored.number} is missing or damaged: ${key}`);
  return { key, sha256, bytes };
}

async function drawOnce(stores: Stores, stored: StoredQuotation, kind: PaperKind): Promise<StoredPaper> {
  const { db, files } = stores;
  const bytes = await drawWithLogo(stores, await contentOf(stores, stored, kind));
  const { key, sha256 } = await files.put(Readable.from([bytes]), {
    ...{ access: 'private', accept: ['pdf'], maxBytes: LARGEST_BYTES },
    onKey: (name) => releaseFiles(db, [name]),
  });
  const { file, hash } = COLUMNS[kind];
  const isFirst = await db.transaction().execute(async (trx) => {
    const named = await trx
      .updateTable('quotations')
      .set({ [file]: fileUrl(key), [hash]: sha256 })
      .where('_id', '=', stored._id)
      .where(file, 'is', null)
      .returning('_id')
      .executeTakeFirst();
    if (named) await claimFiles(trx, [key]);
    return named !== undefined;
  });
  // What nobody has named is swept by the hour.
  return isFirst ? { key, sha256, bytes } : paperOf(stores, stored._id, kind);
}

async function contentOf(stores: Stores, stored: StoredQuotation, kind: PaperKind): Promise<Paper> {
  if (!stored.seller) throw refused('It has not been sent yet.');
  if (kind === 'quotation') return quotationPaper(stored);
  if (kind === 'certificate') {
    if (!isCertified(stored)) throw refused('Nobody has accepted it on its page.');
    return certifiedPaper(stored, (await paperOf(stores, stored._id, 'quotation')).sha256);
  }
  if (!stored.proformaNumber) throw refused('There is no proforma of it yet.');
  return proformaPaper(stored);
}

/** `QT-26-27-0001`: a slash would be a folder. */
export const fileNameOf = ({ number, proformaNumber }: StoredQuotation, kind: PaperKind) =>
  String(kind === 'proforma' ? proformaNumber : number).replaceAll('/', '-');

const refused = (sentence: string) => new AppError(409, 'conflict', sentence);
