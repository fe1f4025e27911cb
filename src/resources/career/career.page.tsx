import { ResourceList } from '~/dashboard/resource-list';
import type { AnyRecord } from '../resource';
import { career } from './career';
import { ResumeButton } from './resume-button';

export default function CareerPage() {
  return <ResourceList resource={career} more={resume} />;
}

const resume = (record: AnyRecord) => <ResumeButton application={career.row.parse(record)} />;
