import { type SqlBool, sql } from 'kysely';
import { keysOf } from '~/model/fields';
import { stages } from '~/model/leads/stages';
import type { Database } from '~/platform/db/schema';
import { routesOf } from '~/platform/http/routes-of';
import type { ApiModule } from '~/platform/http/services';
import { listQuery, wanted } from '~/records/list';
import { type ListQuery, queriesOf } from '~/records/record-query';
import { recordsOf } from '~/records/records';
import { isIndexed } from '~/records/search/search';
import { boardCall } from '../board/board-call';
import { dueCall, dueQueries } from '../due-call';
import { followup } from '../followup';

/** So many rows are looked at for a board that is narrowed, and for each column of one that is not. */
const MOST_LOOKED_AT = 25_000;

const stageNames = keysOf(stages);

const IS_SO = sql<SqlBool>`1 = 1`;

type Queries = ReturnType<typeof queriesOf>;

/** Those of a stage that were looked at and have what is searched for, or have not. */
interface Looked {
  stage: string;
  isMet: boolean | 0 | 1;
  total: number;
  valuePaise: number | null;
}

export const boardApi: ApiModule = (api, { db }) => {
  const records = recordsOf(db, followup);
  const route = routesOf(api, followup.title);
  const access = `${followup.area}:read` as const;

  route({ ...boardCall, querystring: listQuery(followup) }, { access }, async (request) => {
    const { page, pageSize, ...asked } = request.query;
    const query = await records.planned({ ...wanted(request, followup, asked), sort: undefined });
    return { columns: await columnsOf(db, query) };
  });

  route(dueCall, { access }, async (request) => {
    const count = async (asked: Record<string, string>) =>
      records.countForPage(await records.planned(wanted(request, followup, asked)));
    const countDue = async (own: Record<string, string>) => ({
      overdue: await count({ ...own, ...dueQueries.overdue }),
      today: await count({ ...own, ...dueQueries.today }),
      unplanned: await count({ ...own, ...dueQueries.unplanned }),
    });
    return { mine: await countDue({ 'is.ownerId': 'me' }), all: await countDue({}) };
  });
};

/** In one statement, which looks at no more than so many rows. */
async function columnsOf(database: Database, query: ListQuery) {
  const queries = queriesOf(database, followup);
  const isNarrowed = queries.searchedIn(query) !== undefined || (query.filters ?? []).length > 0;
  const { rows: found } = await (isNarrowed ? narrowed(queries, query) : eachStage(queries, query)).execute(
    database,
  );
  const isCut = isNarrowed && found.reduce((sum, row) => sum + row.total, 0) > MOST_LOOKED_AT;
  return stageNames.map((stage) => {
    const { total = 0, valuePaise } = found.find((row) => row.stage === stage && row.isMet) ?? {};
    const isMore = isCut || total > MOST_LOOKED_AT || valuePaise === MOST_PAISE;
    return { stage, total, valuePaise: valuePaise ?? 0, ...(isMore ? { more: true as const } : {}) };
  });
}

/** No more than can be told exactly. */
const MOST_PAISE = Number.MAX_SAFE_INTEGER;
const WORTH = sql`case when sum("valuePaise") > ${sql.lit(MOST_PAISE)} then ${sql.lit(MOST_PAISE)} else sum("valuePaise") end`;

/** Of what is looked for letter by letter, since no index has it, the rows are asked that the filters leave, each once; of all there are, the newest. */
function narrowed(queries: Queries, query: ListQuery) {
  const searched = queries.searchedIn(query);
  const asked = searched && !isIndexed(followup, searched, searched.text) ? searched.field : undefined;
  const fields = new Set(['stage', 'valuePaise', asked ?? 'stage']);
  const looked = queries
    .matches(asked ? { ...query, q: undefined } : query)
    .select([...fields].map(queries.column))
    .$if(query.lead === undefined && asked !== undefined, (all) => all.orderBy(queries.column('_id'), 'desc'))
    .limit(MOST_LOOKED_AT + 1);
  const isMet = asked ? queries.holds(query) : IS_SO;
  return sql<Looked>`select "stage", ${isMet} as "isMet", count(*) as "total", ${WORTH} as "valuePaise"
    from ${looked} as ${sql.table(queries.table)} group by "stage", "isMet"`;
}

/** Each by itself, from the index alone: those of its first stage would leave none of so many to the others. */
function eachStage(queries: Queries, query: ListQuery) {
  const parts = stageNames.map((stage) => {
    const filters = [{ field: 'stage', oneOf: { values: [stage], orEmpty: false } }];
    const looked = queries
      .matches({ ...query, filters })
      .select(queries.column('valuePaise'))
      .limit(MOST_LOOKED_AT + 1);
    return sql`select ${sql.lit(stage)} as "stage", ${IS_SO} as "isMet", count(*) as "total",
      ${WORTH} as "valuePaise" from ${looked} as "some"`;
  });
  return sql<Looked>`${sql.join(parts, sql` union all `)}`;
}
