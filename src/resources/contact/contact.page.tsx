import { ResourceList } from '~/dashboard/resource-list';
import { contact } from './contact';

export default function ContactPage() {
  return <ResourceList resource={contact} />;
}
