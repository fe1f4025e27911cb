import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { opening } from './opening';
import { ApplicationsFigure } from './ui/applications-of';
import { openingFields } from './ui/opening-fields';
import { OpeningWork } from './ui/opening-work';
import { readTyped } from './ui/read-typed';

export default function OpeningPage() {
  return (
    <ResourceList
      resource={opening}
      fields={openingFields}
      bodyOf={readTyped}
      work={work}
      rowActions={applications}
    />
  );
}

const work = (row: AnyRecord) => <OpeningWork record={row} />;
const applications = (row: AnyRecord) => <ApplicationsFigure record={row} />;
