import { ResourceList } from '~/records/ui/list/resource-list';
import { opening } from './opening';
import { openingFields } from './ui/opening-fields';
import { readTyped } from './ui/read-typed';

export default function OpeningPage() {
  return <ResourceList resource={opening} fields={openingFields} bodyOf={readTyped} />;
}
