import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { TextAreaField, TextField } from '~/ui/forms/field';
import { MOST_IN_SUBJECT, MOST_IN_TEXT, mailTemplate } from './mail-template';
import { placeholders } from './placeholders';

export default function MailTemplatePage() {
  return <ResourceList resource={mailTemplate} fields={fields} />;
}

const fields = (record: AnyRecord | undefined) => {
  const row = record && mailTemplate.row.parse(record);
  return (
    <>
      <TextField name="name" label="Name" defaultValue={row?.name} maxLength={80} required />
      <TextField
        name="subject"
        label="Subject"
        defaultValue={row?.subject}
        maxLength={MOST_IN_SUBJECT}
        required
      />
      <div className="col-span-full">
        <TextAreaField
          name="text"
          label="Text"
          defaultValue={row?.text}
          rows={10}
          maxLength={MOST_IN_TEXT}
          hint="The signature of whoever writes comes below it by itself."
          required
        />
      </div>
      <dl className="col-span-full grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm text-muted">
        {Object.entries(placeholders).map(([word, meaning]) => (
          <div key={word} className="contents">
            <dt>
              <code>{`{${word}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
