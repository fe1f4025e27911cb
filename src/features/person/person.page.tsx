import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { person } from './person';
import { PersonFields, updatePerson } from './ui/person-fields';
import { addressOf } from './ui/person-queries';

export default function PersonPage() {
  return (
    <ResourceList
      resource={person}
      fields={fields}
      update={updatePerson}
      pageOf={({ _id }) => addressOf(_id)}
    />
  );
}

const fields = (record: AnyRecord | undefined) => record && <PersonFields record={record} />;
