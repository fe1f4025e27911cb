import { AppError } from '~/lib/errors';
import { authorOf } from '~/platform/auth/author';
import { fileUrl } from '~/platform/files/store/urls';
import { type UploadRule, withUpload } from '~/platform/files/upload';
import { validated } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { orderRules } from '../../order-rules';
import { quotation } from '../../quotation';
import { outcomeCall } from '../../quotation-calls';
import { accept, decline } from './decide';

const order: UploadRule = {
  field: 'order',
  access: 'private',
  accept: ['pdf', 'jpeg', 'png'],
  maxBytes: orderRules.maxBytes,
};

/** What the customer has said by telephone, by mail or on paper; an order may come as a file. */
export const outcomeApi: ApiModule = (api, services) => {
  const { body: form, ...call } = outcomeCall;
  routesOf(api, quotation.title)(
    call,
    { access: 'quotations:edit', multipart: { body: form, file: order.field, optional: true } },
    (request) =>
      withUpload(request, services, order, async (sent, [key]) => {
        const { result, reason, by: name } = validated(form, sent);
        const { id } = request.params;
        const author = authorOf(request);
        if (key && result === 'declined') {
          const words = 'An order comes with what was accepted.';
          throw new AppError(400, 'invalid_input', words, { order: words });
        }
        const orderFile = key ? fileUrl(key) : null;
        const stored = await services.db
          .transaction()
          .execute((trx) =>
            result === 'accepted'
              ? accept(trx, services, id, { name, reason, orderFile }, author)
              : decline(trx, services, { id, reason, name }, author),
          );
        return { message: 'Noted', quotation: quotation.row.parse(stored) };
      }),
  );
};
