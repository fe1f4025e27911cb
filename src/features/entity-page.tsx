import { type ComponentType, lazy, Suspense } from 'react';
import { orReload } from '~/lib/browser/or-reload';
import { type Resource, titleField } from '~/model/resource';
import { listColumn } from '~/records/ui/list/cell-text';
import { Table } from '~/ui/table/table';

const modules = import.meta.glob<{ default: ComponentType }>('./*/*.page.tsx');

/** Each entity's page is fetched when it is first opened. */
const pages = new Map(
  Object.entries(modules).map(([file, load]) => [file.split('/').at(-2), lazy(orReload(load))] as const),
);

/** The page that an entity brings along in its folder. */
export function EntityPage({ resource }: { resource: Resource }) {
  const Page = pages.get(resource.name);
  if (!Page) throw new Error(`${resource.name} has no page`);
  return (
    <Suspense
      fallback={
        <Table
          caption={resource.title}
          columns={resource.columns.map(listColumn(resource))}
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
