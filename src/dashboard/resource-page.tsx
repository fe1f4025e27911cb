import { type ComponentType, lazy, Suspense } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { resources } from '~/resources';
import { titleField } from '~/resources/resource';
import { Table } from '~/ui/table';
import type { Route } from './+types/resource-page';
import { dashboardMeta } from './page-title';
import { Refusal } from './refusal';
import { useMay } from './session';

const modules = import.meta.glob<{ default: ComponentType }>('../resources/*/*.page.tsx');

/** Each entity's page is fetched when it is first opened. */
const pages = new Map(
  Object.entries(modules).map(([file, load]) => [file.split('/').at(-2), lazy(load)] as const),
);

const resourceAt = (path: string | undefined) => resources.find((resource) => resource.path === path);

export function loader({ params }: Route.LoaderArgs) {
  if (!resourceAt(params['*'])) throw data(null, { status: 404 });
  return null;
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
  const Page = pages.get(resource?.name);
  if (!resource || !Page) return <Refusal title="Not found" words="There is no such page." />;
  if (!may(`${resource.area}:read`)) {
    return <Refusal title={resource.title} />;
  }
  return (
    <Suspense
      fallback={
        <Table
          caption={resource.title}
          columns={resource.columns}
          rows={undefined}
          rowKey="_id"
          heading={titleField(resource)}
        />
      }
    >
      <Page />
    </Suspense>
  );
}
