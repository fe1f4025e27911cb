import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { TextField } from '~/ui/forms/field';
import { mailTemplate } from './mail-template';
import { placeholders } from './placeholders';
import { WordsFields } from './words-fields';

export default function MailTemplatePage() {
  return <ResourceList resource={mailTemplate} fields={fields} />;
}

const fields = (record: AnyRecord | undefined) => {
  const row = record && mailTemplate.row.parse(record);
  return (
    <>
      <TextField name="name" label="Name" defaultValue={row?.name} maxLength={80} required />
      <WordsFields
        words={row}
        meanings={placeholders.meanings}
        hint="The signature of whoever writes comes below it by itself."
      />
    </>
  );
};
