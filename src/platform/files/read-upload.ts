import type { FastifyRequest } from 'fastify';
import { requireStillOpen } from '~/platform/auth/access/access';
import type { Database } from '~/platform/db/schema';
import { emptyFile, fileTooLarge } from './store/faults';
import { notMultipart, partsOf, repeated, tooLong, unexpected, unreadable } from './upload';
import { takeUpload } from './upload-limit';

const MOST_FIELDS = 10;
const LONGEST_FIELD_BYTES = 1000;

interface ReadRule {
  /** The name of the file's part. */
  field: string;
  maxBytes: number;
}

interface ReadUpload {
  fields: Record<string, string>;
  file: { name: string; bytes: Buffer } | undefined;
}

/** Reads a multipart form whose file is small, is read at once, and is stored nowhere as the file that it was. */
export async function readUpload(
  request: FastifyRequest,
  db: Database,
  { field, maxBytes }: ReadRule,
): Promise<ReadUpload> {
  if (!request.isMultipart()) throw notMultipart();
  const fields: Record<string, string> = {};
  let file: ReadUpload['file'];
  let received = 0;
  const giveBackBut = await takeUpload(request, db, maxBytes);
  const limits = {
    files: 1,
    fields: MOST_FIELDS,
    parts: MOST_FIELDS + 1,
    fieldSize: LONGEST_FIELD_BYTES,
    fileSize: maxBytes + 1,
  };
  try {
    for await (const part of partsOf(request, limits)) {
      if (part.type === 'file') {
        if (part.fieldname !== field || file) throw unexpected(part.fieldname);
        const chunks: Buffer[] = [];
        for await (const chunk of part.file) {
          received += chunk.length;
          if (received > maxBytes) throw fileTooLarge(maxBytes);
          chunks.push(chunk);
        }
        if (part.file.truncated) throw fileTooLarge(maxBytes);
        file = { name: part.filename, bytes: Buffer.concat(chunks) };
      } else {
        if (part.valueTruncated) throw tooLong(part.fieldname);
        if (Object.hasOwn(fields, part.fieldname)) throw repeated(part.fieldname);
        fields[part.fieldname] = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      }
    }
  } catch (fault) {
    // The rest is read and thrown away: a browser looks for the answer only when it has sent everything.
    request.raw.unpipe().resume();
    throw unreadable(fault);
  } finally {
    await giveBackBut(received);
  }
  await requireStillOpen(request, db);
  if (file && file.bytes.length === 0) throw emptyFile();
  return { fields, file };
}
