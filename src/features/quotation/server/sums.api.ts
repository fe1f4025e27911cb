import { keysOf } from '~/model/fields';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { listQuery, wanted } from '~/records/list';
import { recordsOf } from '~/records/records';
import { sumsOf } from '~/records/sums';
import { quotation, quotationStatuses } from '../quotation';
import { quotationSumsCall } from '../quotation-calls';

export const quotationSumsApi: ApiModule = (api, { db }) => {
  const records = recordsOf(db, quotation);
  const by = { field: 'status', values: keysOf(quotationStatuses), amount: 'totalPaise' };
  routesOf(api, quotation.title)(
    { ...quotationSumsCall, querystring: listQuery(quotation) },
    { access: 'quotations:read' },
    async (request) => {
      const { page, pageSize, ...asked } = request.query;
      const query = await records.planned({ ...wanted(request, quotation, asked), sort: undefined });
      const sums = await sumsOf(db, quotation, query, by);
      return {
        sums: sums.map(({ value: status, paise: totalPaise, ...sum }) => ({ status, totalPaise, ...sum })),
      };
    },
  );
};
