import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { media } from './media';

export default function MediaPage() {
  return <ResourceList resource={media} more={picture} />;
}

const picture = (record: AnyRecord) => {
  const { url, alt, width, height } = media.row.parse(record);
  return <img src={url} alt={alt} width={width} height={height} className="h-auto max-w-full rounded-md" />;
};
