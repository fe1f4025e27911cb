import { ResourceList } from '~/dashboard/resource-list';
import { iotQuote } from './iot-quote';

export default function IotQuotePage() {
  return <ResourceList resource={iotQuote} />;
}
