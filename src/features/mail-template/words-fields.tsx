import { TextAreaField, TextField } from '~/ui/forms/field';
import { MOST_IN_SUBJECT, MOST_IN_TEXT } from './mail-template';

interface WordsFieldsProps {
  words: { subject: string; text: string } | undefined;
  /** What may stand in braces, each with what it means. */
  meanings: Record<string, string>;
  hint?: string;
  /** Of the subject, where nothing stands beside it. */
  className?: string;
}

/** The words of a mail that is sent to many, and what can be put into them. */
export const WordsFields = ({ words, meanings, hint, className }: WordsFieldsProps) => (
  <>
    <TextField
      name="subject"
      label="Subject"
      defaultValue={words?.subject}
      maxLength={MOST_IN_SUBJECT}
      {...(className ? { className } : {})}
      required
    />
    <div className="col-span-full">
      <TextAreaField
        name="text"
        label="Text"
        defaultValue={words?.text}
        rows={10}
        maxLength={MOST_IN_TEXT}
        {...(hint ? { hint } : {})}
        required
      />
    </div>
    <dl className="col-span-full grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm text-muted">
      {Object.entries(meanings).map(([word, meaning]) => (
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
