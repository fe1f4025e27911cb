import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EntityPage } from '~/features/entity-page';
import { resources } from '~/features/resources';
import { useMay } from '~/platform/auth/ui/session';
import { Refusal } from '~/records/ui/editor/refusal';
import { dashboardMeta } from '~/ui/page-title';
import type { Route } from './+types/resource-page';

const resourceAt = (path: string | undefined) => resources.find((resource) => resource.path === path);

export function loader({ params }: Route.LoaderArgs) {
  // Said within the frame, from where one finds the way back.
  return resourceAt(params['*']) ? null : data(null, { status: 404 });
}

/** What the list shows, and which record is open, changes nothing of this. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['*'] !== nextParams['*'];

export const meta: Route.MetaFunction = ({ params }) =>
  dashboardMeta(resourceAt(params['*'])?.title ?? 'Not found');

/** Whatever resource the address names. */
export default function ResourcePage({ params }: Route.ComponentProps) {
  const resource = resourceAt(params['*']);
  const may = useMay();
  if (!resource) return <Refusal title="Not found" words="There is no such page." />;
  if (!may(`${resource.area}:read`)) return <Refusal title={resource.title} />;
  return <EntityPage resource={resource} />;
}
