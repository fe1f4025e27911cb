import type { FastifyRequest } from 'fastify';
import type { Sharp } from 'sharp';
import { AppError } from '~/lib/errors';
import { requireStillOpen } from '~/platform/auth/access/access';
import type { Services } from '~/platform/http/services';
import { type PictureShapes, type StoredPicture, sizeOfPicture, storePicture } from './content/pictures';
import { refuseVirus } from './content/virus-scan';
import { deletePending, releaseFiles } from './named/pending-deletions';
import type { PutOptions } from './store/store';
import { takeUpload } from './upload-limit';

const MOST_FIELDS = 30;
const LONGEST_FIELD_BYTES = 20_000;

export interface UploadRule extends PutOptions {
  /** The name of the file's part. */
  field: string;
  /** How a picture is kept. Without it a picture only loses its EXIF. */
  pictures?: PictureShapes;
  /** Of what stands beside the file. */
  longestFieldBytes?: number;
}

interface Upload {
  fields: Record<string, string>;
  /** The stored files: one, or one for each way that pictures are kept. Empty when none was sent. */
  keys: string[];
  /** Of the file as it was sent, empty without one: two are the same file when this is the same. */
  sha256: string;
  /** As its sender calls it. */
  fileName: string;
  /** What is stored of a picture, in the order of its shapes. */
  pictures: StoredPicture[];
}

/** Reads a multipart form. Its files are stored but noted for deletion, until a record claims them. */
async function receiveUpload(request: FastifyRequest, services: Services, rule: UploadRule): Promise<Upload> {
  const { config, db, files } = services;
  const { clamdUrl } = config;
  const upload: Upload = { fields: {}, keys: [], sha256: '', fileName: '', pictures: [] };
  const stored: string[] = [];
  let received = 0;
  // What fails to be stored stays noted: a bucket that did not answer may have taken the file all the same.
  const storing = { ...rule, onKey: (key: string) => releaseFiles(db, [key]) };
  const onReceived = (bytes: number) => {
    received = bytes;
  };
  const { field } = rule;
  const inspect = (path: string) => refuseVirus(path, { clamdUrl, field, log: request.log });
  if (!request.isMultipart()) throw notMultipart();
  const giveBackBut = await takeUpload(request, db, rule.maxBytes);
  const limits = {
    files: 1,
    fields: MOST_FIELDS,
    parts: MOST_FIELDS + 1,
    fieldSize: rule.longestFieldBytes ?? LONGEST_FIELD_BYTES,
    fileSize: rule.maxBytes + 1,
  };
  try {
    for await (const part of partsOf(request, limits)) {
      if (part.type === 'file' && !part.filename) {
        // A browser sends a file input that was left empty as a file without a name, and without anything in it.
        for await (const chunk of part.file) if (chunk.length > 0) throw unexpected(part.fieldname);
      } else if (part.type === 'file') {
        if (part.fieldname !== field || upload.keys.length > 0) throw unexpected(part.fieldname);
        const original = await files.put(part.file, { ...storing, inspect, onReceived }).catch((fault) => {
          throw part.file.errored ? unreadable(fault) : fault;
        });
        stored.push(original.key);
        upload.keys.push(...(await versionsOf(original)));
        upload.sha256 = original.sha256;
        upload.fileName = part.filename;
      } else {
        if (part.valueTruncated) throw tooLong(part.fieldname);
        if (Object.hasOwn(upload.fields, part.fieldname)) throw repeated(part.fieldname);
        // A part that calls itself JSON arrives parsed.
        upload.fields[part.fieldname] =
          typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      }
    }
  } catch (fault) {
    // The rest is read and thrown away: a browser looks for the answer only when it has sent everything.
    request.raw.unpipe().resume();
    await clearAway(services, stored);
    throw fault;
  } finally {
    await giveBackBut(received);
  }
  return upload;

  async function versionsOf(original: { key: string; type: string }) {
    if (!original.type.startsWith('image/')) return [original.key];
    const keys: string[] = [];
    const { pictures: shapes = [(picture: Sharp) => picture] } = rule;
    for (const shape of typeof shapes === 'function'
      ? shapes(await sizeOfPicture(files, original.key))
      : shapes) {
      const picture = await storePicture(files, original, storing, shape);
      stored.push(picture.key);
      keys.push(picture.key);
      upload.pictures.push(picture);
    }
    await deletePending(services, [original.key]);
    return keys;
  }
}

export async function* partsOf(request: FastifyRequest, limits: object) {
  try {
    yield* request.parts({ limits });
  } catch (fault) {
    throw unreadable(fault);
  }
}

/** A form that is cut off or malformed is its sender's fault; a limit that it reached already says so itself. */
export const unreadable = (fault: unknown) =>
  fault instanceof AppError || (fault instanceof Error && 'statusCode' in fault)
    ? fault
    : new AppError(400, 'invalid_input', 'The form did not arrive whole. Please send it again.');

/** Does something with a form. Where the file may be left out, JSON is taken as well. */
export async function withUpload<Result>(
  request: FastifyRequest,
  services: Services,
  rule: UploadRule,
  save: (
    sent: unknown,
    keys: readonly string[],
    sha256: string,
    upload: Pick<Upload, 'fileName' | 'pictures'>,
  ) => Promise<Result>,
): Promise<Result> {
  const optional = request.routeOptions.config.multipart?.optional;
  if (optional && !request.isMultipart()) {
    return save(request.body ?? {}, [], '', { fileName: '', pictures: [] });
  }
  const upload = await receiveUpload(request, services, rule);
  try {
    await requireStillOpen(request, services.db);
    return await save(upload.fields, upload.keys, upload.sha256, upload);
  } finally {
    // Files that no record has claimed: the form was refused, or it came before and its files are kept already.
    await clearAway(services, upload.keys);
  }
}

/** What cannot be removed now must not hide why it is removed; the sweep comes back for it. */
const clearAway = (services: Services, keys: readonly string[]) =>
  deletePending(services, keys).catch(() => undefined);

export const notMultipart = () =>
  new AppError(415, 'unsupported_type', 'Please send this as a form with a file (multipart/form-data).');

export const tooLong = (name: string) =>
  new AppError(413, 'too_large', `This is too long: ${name.slice(0, 40)}`);

export const repeated = (name: string) =>
  new AppError(400, 'invalid_input', `This was sent twice: ${name.slice(0, 40)}`);

export const unexpected = (name: string) =>
  new AppError(400, 'invalid_input', `A file was not expected here: ${name.slice(0, 40)}`);
