import type { AnyRecord } from '~/model/resource';
import { EditDialog } from '~/records/ui/editor/editor-dialogs';
import { person } from '../person';
import { PersonFields, updatePerson } from './person-fields';

interface EditPersonProps {
  /** Empty: none is open. */
  id: string;
  onClose: () => void;
}

export default function EditPerson({ id, onClose }: EditPersonProps) {
  return <EditDialog resource={person} id={id} fields={fields} update={updatePerson} onClose={onClose} />;
}

const fields = (record: AnyRecord | undefined) => record && <PersonFields record={record} />;
