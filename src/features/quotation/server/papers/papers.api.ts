import type { FastifyReply } from 'fastify';
import { authorOf } from '~/platform/auth/author';
import { hashToken } from '~/platform/auth/tokens';
import { missing } from '~/platform/http/errors';
import { fileRoutesOf, routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { callsAnHour } from '~/platform/limits/route-limits';
import { readPdfCall } from '../../public-calls';
import { quotation } from '../../quotation';
import { pdfCall, proformaCall } from '../../quotation-calls';
import { businessIn } from '../business.server';
import type { StoredQuotation } from '../standing';
import { isCertified, type PaperKind } from './paper-content';
import { draftPaper, fileNameOf, findQuotation, paperOf } from './papers';
import { giveProforma } from './proforma';

/** Should a browser open it as a page of its own, that page may do nothing but show it. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const papersApi: ApiModule = (api, services) => {
  const { db } = services;
  const file = fileRoutesOf(api, quotation.title);
  const produces = 'application/pdf';

  file(pdfCall, { access: 'quotations:read', confirm: 'never', produces }, async (request, reply) => {
    const stored = await findQuotation(db, request.params.id);
    if (stored.status !== 'Draft') return answer(reply, stored, request.query.paper);
    return show(reply, 'Quotation-draft', await draftPaper(services, stored, await businessIn(db)));
  });

  const open = {
    access: 'public',
    publicRead: true,
    rateLimit: callsAnHour(60, 'quotation PDFs'),
    produces,
  } as const;
  file(readPdfCall, open, async (request, reply) => {
    const link = await db
      .selectFrom('quotationLinks')
      .select('quotationId')
      .where('tokenHash', '=', hashToken(request.params.token))
      .executeTakeFirst();
    if (!link) throw missing('There is no such quotation.');
    return answer(reply, await findQuotation(db, link.quotationId), request.query.paper);
  });

  async function answer(reply: FastifyReply, stored: StoredQuotation, asked: PaperKind | undefined) {
    const kind = asked ?? (isCertified(stored) ? 'certificate' : 'quotation');
    const { bytes } = await paperOf(services, stored._id, kind);
    return show(reply, fileNameOf(stored, kind), bytes);
  }

  routesOf(api, quotation.title)(proformaCall, { access: 'quotations:edit' }, async (request) => {
    const given = await giveProforma(services, request.params.id, authorOf(request));
    return { message: 'Proforma made', quotation: quotation.row.parse(given) };
  });
};

const show = (reply: FastifyReply, name: string, bytes: Buffer) =>
  reply
    .type('application/pdf')
    .header('Content-Length', bytes.length)
    .header('Content-Disposition', `inline; filename="${name}.pdf"`)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', NOTHING_RUNS)
    .send(bytes);
