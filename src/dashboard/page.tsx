import { Suspense } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EntityPage } from '~/features/entity-page';
import { pageAt } from '~/features/pages';
import { resources } from '~/features/resources';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { dashboardMeta } from '~/ui/page-title';
import type { Route } from './+types/page';
import { PageLoading } from './loading';

const resourceAt = (address: string | undefined) => resources.find(({ path }) => path === address);

export function loader({ params: { '*': address } }: Route.LoaderArgs) {
  // Said within the frame, from where one finds the way back.
  return pageAt(address) || resourceAt(address) ? null : data(null, { status: 404 });
}

/** Whether there is such a page is known here, too. */
export const clientLoader = () => null;

/** What the list shows, and which record is open, changes nothing of this. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['*'] !== nextParams['*'];

export const meta: Route.MetaFunction = ({ params: { '*': address } }) =>
  dashboardMeta((pageAt(address) ?? resourceAt(address))?.title ?? 'Not found');

/** Whatever page or resource the address names. */
export default function DashboardPage({ params: { '*': address } }: Route.ComponentProps) {
  const found = pageAt(address);
  const resource = resourceAt(address);
  const may = useMay();
  if (found) {
    return (
      <Suspense fallback={<PageLoading />}>
        <found.Page params={found.params} />
      </Suspense>
    );
  }
  if (!resource) return <Refusal title="Not found" words="There is no such page." />;
  if (!may(`${resource.area}:read`)) return <Refusal title={resource.title} />;
  return <EntityPage resource={resource} />;
}
