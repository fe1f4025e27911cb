import type { Author } from '~/model/author';
import { reach } from '~/model/permissions';
import { keepsSpam, type Resource } from '~/model/resource';
import { signedIn } from '~/platform/auth/access/access';
import { authorOf } from '~/platform/auth/author';
import type { DatabaseTransaction } from '~/platform/db/schema';
import { missing } from '~/platform/http/errors';
import { routesOf } from '~/platform/http/routes-of';
import type { Api, ApiModule, Services } from '~/platform/http/services';
import { writeKnownLast } from '~/records/people/write-people';
import { changesOf } from '~/records/record-changes';
import { recordsOf } from '~/records/records';
import { judgeCall, spamCountsCall } from '~/records/spam-call';
import { releaseNews } from '~/records/submissions/release';
import { lockLeadsOf } from '~/records/submissions/take-up';

/** What was taken for spam, and the way out of it: a machine guesses, a person decides. */
export const spamApi: ApiModule = (api, services) => {
  const kinds = services.resources.filter(keepsSpam);
  countSpam(api, services, kinds);
  for (const kind of kinds) judgeRecords(api, services, kind);
};

function countSpam(api: Api, { db }: Services, kinds: readonly Resource[]) {
  routesOf(api, 'Dashboard')(spamCountsCall, { access: 'insights:read' }, async (request) => {
    const { role } = signedIn(request).user;
    const counts: Record<string, number> = {};
    for (const resource of kinds) {
      if (reach(role, `${resource.area}:edit`) !== 'all') continue;
      counts[resource.name] = await recordsOf(db, resource).count({ spam: true });
    }
    return counts;
  });
}

function judgeRecords(api: Api, services: Services, resource: Resource) {
  const { db } = services;
  const changes = changesOf(services, resource);

  const path = judgeCall.path.replace(':resource', resource.name);
  const call = { ...judgeCall, path, summary: `Spam, or not spam: ${resource.title}` };
  routesOf(api, resource.title)(call, { access: `${resource.area}:edit` }, async (request) => {
    const { isSpam } = request.body;
    // Always in one order: two who judge the same records at once do not wait for each other in a circle.
    const ids = [...new Set(request.body.ids)].sort();
    const done = await db
      .transaction()
      .execute((trx) => writeKnownLast(trx, () => judge(trx, ids, isSpam, authorOf(request))));
    return { message: isSpam ? 'Moved to spam' : 'Moved to the list', ...done };
  });

  async function judge(trx: DatabaseTransaction, ids: readonly string[], isSpam: boolean, author: Author) {
    const moved: string[] = [];
    let found = 0;
    let announced = 0;
    if (isSpam) await lockLeadsOf(trx, services.features, resource, ids);
    for (const id of ids) {
      const judged = await changes.judge(trx, id, isSpam, author);
      if (!judged) continue;
      found += 1;
      if (!judged.moved) continue;
      moved.push(id);
      if (!isSpam) announced += await releaseNews(trx, services, resource, [judged.record], author);
    }
    if (found === 0) throw missing();
    return { moved, announced };
  }
}
