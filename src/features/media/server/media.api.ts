import { AppError } from '~/lib/errors';
import { LARGEST_MEDIA_BYTES } from '~/lib/file-words';
import { now } from '~/lib/time';
import { authorOf } from '~/platform/auth/author';
import { isUniqueViolation } from '~/platform/db/engine/faults';
import { newId } from '~/platform/db/ids';
import type { Database } from '~/platform/db/schema';
import { type UploadRule, withUpload } from '~/platform/files/upload';
import { missing, unique, validated } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { changesOf } from '~/records/record-changes';
import { media, mediaRow } from '../media';
import {
  addMediaCall,
  editMediaCall,
  mediaEdit,
  mediaFields,
  mediaForm,
  namedMediaCall,
  spaceCall,
  usesCall,
} from '../media-call';
import { described, describedAnew, nameOfFile } from './described';
import { shapesFor, storedSizes } from './sizes';
import { usesOf } from './uses';

const file: UploadRule = {
  field: 'file',
  access: 'public',
  accept: ['jpeg', 'png', 'webp', 'avif'],
  maxBytes: LARGEST_MEDIA_BYTES,
  pictures: shapesFor,
};

const CHOOSE = 'Choose a picture.';
const KNOWN = 'This picture is in the library already.';

/** The pictures that the site can show. */
export const mediaApi: ApiModule = (api, services) => {
  const { db, features } = services;
  const { area, messages, title } = media;
  const changes = changesOf(services, media);
  const route = routesOf(api, title);
  crud(api, services, media);

  route(
    addMediaCall,
    { access: `${area}:create`, multipart: { body: mediaFields, file: file.field } },
    (request) =>
      withUpload(request, services, file, async (sent, keys, sha256, { fileName, pictures }) => {
        const fields = validated(mediaForm, sent);
        if (keys.length === 0) throw new AppError(400, 'invalid_input', CHOOSE, { file: CHOOSE });
        const words = described({ ...fields, name: nameOfFile(fileName) });
        const row = { _id: newId(), date: now(), ...words, ...storedSizes(pictures), sha256, drawn: null };
        const add = () => db.transaction().execute((trx) => changes.insert(trx, row, authorOf(request)));
        const known = await uploadedAs(db, sha256);
        if (known) return { message: KNOWN, ...known };
        try {
          return { message: 'Picture added', ...mediaRow.parse(await add()) };
        } catch (fault) {
          // The same file came twice at once: the other was quicker.
          const other = isUniqueViolation(fault) && (await uploadedAs(db, sha256));
          if (!other) throw fault;
          return { message: KNOWN, ...other };
        }
      }),
  );

  route(
    editMediaCall,
    { access: `${area}:edit`, multipart: { body: mediaEdit, file: file.field, optional: true } },
    (request) =>
      withUpload(request, services, file, async (sent, keys, sha256, { pictures }) => {
        const edit = validated(mediaEdit, sent);
        const { focusX, focusY, version } = edit;
        const focus = {
          ...(focusX === undefined ? {} : { focusX }),
          ...(focusY === undefined ? {} : { focusY }),
        };
        const replaced = keys.length > 0 ? { ...storedSizes(pictures), sha256 } : {};
        const changed = await unique({ file: KNOWN }, () =>
          changes.update(
            request.params.id,
            (before) => ({ ...describedAnew(mediaRow.parse(before), edit), ...focus, ...replaced }),
            authorOf(request),
            { version },
          ),
        );
        if (!changed) throw missing();
        return {
          message: keys.length > 0 ? 'Replaced everywhere' : messages.updated,
          ...mediaRow.parse(changed),
        };
      }),
  );

  route(usesCall, { access: `${area}:read` }, async ({ params: { id } }) => {
    const found = await db
      .selectFrom('media')
      .select(['_id', 'drawn', 'url'])
      .where('_id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!found) throw missing();
    return usesOf(db, found, features);
  });

  route(namedMediaCall, { access: `${area}:read` }, async ({ query: { name } }) => {
    const found = await db
      .selectFrom('media')
      .selectAll()
      .where('deletedAt', 'is', null)
      .where((eb) => eb.or([eb('_id', '=', name), eb('drawn', '=', name)]))
      .executeTakeFirst();
    return { picture: found ? mediaRow.parse(found) : null };
  });

  route(spaceCall, { access: `${area}:read` }, async () => {
    const { bytes, pictures } = await db
      .selectFrom('media')
      .select((eb) => [
        eb.fn.sum<number | null>('bytes').as('bytes'),
        eb.fn.countAll<number>().as('pictures'),
      ])
      .where('sha256', 'is not', null)
      .executeTakeFirstOrThrow();
    return { bytes: Number(bytes ?? 0), pictures: Number(pictures) };
  });
};

async function uploadedAs(db: Database, sha256: string) {
  const found = await db
    .selectFrom('media')
    .selectAll()
    .where('sha256', '=', sha256)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found && mediaRow.parse(found);
}
