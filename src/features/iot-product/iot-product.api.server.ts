import type { Sharp } from 'sharp';
import { z } from 'zod';
import { LARGEST_PICTURE_BYTES } from '~/lib/file-words';
import { now } from '~/lib/time';
import type { AnyRecord } from '~/model/resource';
import { authorOf } from '~/platform/auth/author';
import { newId } from '~/platform/db/ids';
import { fileUrl } from '~/platform/files/store/urls';
import { type UploadRule, withUpload } from '~/platform/files/upload';
import { missing, validated } from '~/platform/http/errors';
import { idempotencyHeaders, onceFor } from '~/platform/http/idempotency';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { crud } from '~/records/crud';
import { changesOf } from '~/records/record-changes';
import { catalogueChanges } from './catalogue-changes.server';
import { iotProduct, iotProductEdit, iotProductFields, iotProductForm } from './iot-product';

const { area, messages, title } = iotProduct;
const answer = z.object({ message: z.string(), product: iotProduct.row });

const within = (longSide: number) => (picture: Sharp) =>
  picture.resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true }).webp();

/** The sizes of the product's own view and of its card. */
const image: UploadRule = {
  field: 'image',
  access: 'public',
  accept: ['jpeg', 'png', 'webp', 'avif'],
  maxBytes: LARGEST_PICTURE_BYTES,
  pictures: [within(960), within(480)],
};

const shown = (record: AnyRecord) => iotProduct.row.parse(record);

function stored(fields: z.output<typeof iotProductFields>, [large, small]: readonly string[]) {
  const pictures = large && small ? { image: fileUrl(large), imageSmall: fileUrl(small) } : {};
  return { ...fields, specification: JSON.stringify(fields.specification), ...pictures };
}

export const iotProductApi: ApiModule = (api, services) => {
  const { db } = services;
  const products = changesOf(services, iotProduct);
  crud(api, services, iotProduct, { publicList: true });
  catalogueChanges(api, services);
  const route = routesOf(api, title);

  route(
    { method: 'POST', path: '/iot/prodcuts', summary: `Add: ${title}`, headers: idempotencyHeaders, answer },
    { access: `${area}:create`, multipart: { body: iotProductFields, file: image.field } },
    (request) =>
      withUpload(request, services, image, async (sent, keys, sha256) => {
        const { image: _key, ...fields } = validated(iotProductForm, {
          ...Object(sent),
          image: keys[0] ?? '',
        });
        const row = { _id: newId(), date: now(), ...stored(fields, keys) };
        return db.transaction().execute(async (trx) => {
          const add = async () => {
            const made = await products.insert(trx, row, authorOf(request));
            return { message: 'Product added successfully', product: shown(made) };
          };
          return answer.parse(await onceFor(request, trx, { ...fields, image: sha256 }, add));
        });
      }),
  );

  route(
    {
      method: 'PUT',
      path: '/iot/prodcuts/:id',
      summary: `Edit: ${title}`,
      description: 'Without a new image the present one stays.',
      params: z.object({ id: z.uuid({ error: messages.invalidId }) }),
      answer,
    },
    {
      access: `${area}:edit`,
      multipart: { body: iotProductEdit, file: image.field, optional: true },
    },
    (request) =>
      withUpload(request, services, image, async (sent, keys) => {
        const { version, ...fields } = validated(iotProductEdit, sent);
        const values = stored(fields, keys);
        const changed = await products.update(request.params.id, values, authorOf(request), { version });
        if (!changed) throw missing();
        return { message: messages.updated, product: shown(changed) };
      }),
  );
};
