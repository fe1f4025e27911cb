import { ResourceList } from '~/dashboard/resource-list';
import { career } from './career';

export default function CareerPage() {
  return <ResourceList resource={career} />;
}
