import { WordsFields } from '~/features/mail-template/words-fields';
import type { AnyRecord } from '~/model/resource';
import { ResourceList } from '~/records/ui/list/resource-list';
import { stageLetter } from './stage-letter';
import { stagePlaceholders } from './stage-placeholders';

export default function StageLetterPage() {
  return <ResourceList resource={stageLetter} fields={fields} />;
}

const fields = (record: AnyRecord | undefined) => (
  <WordsFields
    words={record && stageLetter.row.parse(record)}
    meanings={stagePlaceholders.meanings}
    className="col-span-full"
  />
);
