import { keysOf } from '~/model/fields';
import { stages } from '~/model/leads/stages';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { listQuery, wanted } from '~/records/list';
import { recordsOf } from '~/records/records';
import { sumsOf } from '~/records/sums';
import { boardCall } from '../board/board-call';
import { dueCall, dueQueries, openOfQuery } from '../due-call';
import { followup } from '../followup';
import { goneOwners } from './left-behind';

const stageNames = keysOf(stages);

export const boardApi: ApiModule = (api, { db }) => {
  const records = recordsOf(db, followup);
  const route = routesOf(api, followup.title);
  const access = `${followup.area}:read` as const;

  route({ ...boardCall, querystring: listQuery(followup) }, { access }, async (request) => {
    const { page, pageSize, ...asked } = request.query;
    const query = await records.planned({ ...wanted(request, followup, asked), sort: undefined });
    const by = { field: 'stage', values: stageNames, amount: 'valuePaise' };
    const sums = await sumsOf(db, followup, query, by);
    const columns = sums.map(({ value: stage, paise: valuePaise, ...sum }) => ({
      stage,
      valuePaise,
      ...sum,
    }));
    return { columns };
  });

  route(dueCall, { access }, async (request) => {
    const count = async (asked: Record<string, string>) =>
      records.countForPage(await records.planned(wanted(request, followup, asked)));
    const countDue = async (own: Record<string, string>) => ({
      overdue: await count({ ...own, ...dueQueries.overdue }),
      today: await count({ ...own, ...dueQueries.today }),
      unplanned: await count({ ...own, ...dueQueries.unplanned }),
    });
    const leftBehind = [];
    for (const { _id, name } of await goneOwners(db)) {
      const { total, more } = await count(openOfQuery(_id));
      leftBehind.push({ _id, name, total, more });
    }
    return { mine: await countDue({ 'is.ownerId': 'me' }), all: await countDue({}), leftBehind };
  });
};
