import { ResourceList } from '~/dashboard/resource-list';
import { user } from './user';

export default function UserPage() {
  return <ResourceList resource={user} />;
}
