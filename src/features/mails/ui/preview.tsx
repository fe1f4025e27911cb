import type { z } from 'zod';
import { placeholders } from '~/features/mail-template/placeholders';
import { bracesIn } from '~/model/placeholders';
import { MailLines } from '../mail-lines';
import type { mailToCall } from '../mails-call';

export interface Words {
  subject: string;
  text: string;
}

interface PreviewProps {
  words: Words;
  addressee: z.output<typeof mailToCall.answer>;
}

/** As it is read where it arrives, and what cannot go out as it stands. */
export function Preview({ words, addressee: { to, values, signature } }: PreviewProps) {
  const subject = placeholders.fillIn(words.subject, values);
  const text = placeholders.fillIn(words.text, values);
  const left = [...new Set(bracesIn(`${subject} ${text}`).map(({ braces }) => braces))];
  return (
    <section aria-label="Preview" className="grid gap-3 rounded-md border border-line bg-surface p-4 text-sm">
      <MailLines {...{ to, subject, text }} />
      <p className="whitespace-pre-line wrap-anywhere text-muted">{signature}</p>
      {left.length > 0 && (
        <p role="status" className="font-medium text-danger">
          Nothing is known that could stand for {left.join(', ')}. Write it out.
        </p>
      )}
    </section>
  );
}
