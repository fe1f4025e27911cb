import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { TextAreaField, TextField } from '~/ui/forms/field';
import { MOST_IN_SUBJECT, MOST_IN_TEXT, stageLetter } from './stage-letter';
import { stagePlaceholders } from './stage-placeholders';

export default function StageLetterPage() {
  return <ResourceList resource={stageLetter} fields={fields} />;
}

const fields = (record: AnyRecord | undefined) => {
  const row = record && stageLetter.row.parse(record);
  return (
    <>
      <TextField
        name="subject"
        label="Subject"
        defaultValue={row?.subject}
        maxLength={MOST_IN_SUBJECT}
        className="col-span-full"
        required
      />
      <div className="col-span-full">
        <TextAreaField
          name="text"
          label="Text"
          defaultValue={row?.text}
          rows={10}
          maxLength={MOST_IN_TEXT}
          required
        />
      </div>
      <dl className="col-span-full grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm text-muted">
        {Object.entries(stagePlaceholders.meanings).map(([word, meaning]) => (
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
