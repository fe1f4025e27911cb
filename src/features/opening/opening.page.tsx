import { ResourceList } from '~/records/ui/list/resource-list';
import { opening } from './opening';

export default function OpeningPage() {
  return <ResourceList resource={opening} />;
}
