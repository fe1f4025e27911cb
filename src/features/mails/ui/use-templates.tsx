import { type RefObject, useRef, useState } from 'react';
import type { z } from 'zod';
import type { mailTemplate } from '~/features/mail-template/mail-template';
import { type PlaceholderValues, placeholders } from '~/features/mail-template/placeholders';
import { Button } from '~/ui/button';
import { typeInto } from '~/ui/forms/form-draft';
import type { Words } from './preview';

interface Boxes {
  template: RefObject<HTMLSelectElement | null>;
  subject: RefObject<HTMLInputElement | null>;
  text: RefObject<HTMLTextAreaElement | null>;
}

/** What came to words of one's own, and the way back. */
interface Joined {
  said: string;
  before: Words & { put: typeof nothingPut };
  /** Undefined: it stands alone already. */
  alone?: Words & { id: string };
}

const nothingPut = { id: '', subject: '', text: '', own: '' };

/** What a template has put there makes room for another, if nobody has changed it since; what somebody wrote stays, which is said and can be undone. */
export function useTemplates(
  known: readonly z.output<typeof mailTemplate.row>[],
  values: PlaceholderValues,
  { template, subject, text }: Boxes,
) {
  const put = useRef(nothingPut);
  const [joined, setJoined] = useState<Joined>();
  const filledIn = (one: Words): Words => ({
    subject: placeholders.fillIn(one.subject, values),
    text: placeholders.fillIn(one.text, values),
  });

  function write(words: Words, from = 0) {
    if (!subject.current || !text.current) return;
    if (subject.current.value !== words.subject) typeInto(subject.current, words.subject);
    const top = heightOf(text.current, words.text.slice(0, from));
    typeInto(text.current, words.text);
    // The focus stays: whoever goes over the templates with the arrow keys is on the way to another.
    text.current.scrollTop = from > 0 ? top - text.current.clientHeight / 2 : 0;
    text.current.scrollIntoView({ block: 'nearest' });
  }

  function choose(id: string) {
    setJoined(undefined);
    const chosen = known.find(({ _id }) => _id === id);
    if (!chosen || !subject.current || !text.current) return;
    const typed = { subject: subject.current.value, text: text.current.value };
    const filled = filledIn(chosen);
    // Also of a mail that was begun before: what a template says word for word nobody wrote.
    const isOf = (part: keyof Words) => known.some((one) => filledIn(one)[part] === typed[part]);
    const isOwn = typed.subject.trim() && typed.subject !== put.current.subject && !isOf('subject');
    const own = typed.text === put.current.text ? put.current.own : isOf('text') ? '' : typed.text.trimEnd();
    const words = {
      subject: isOwn ? typed.subject : filled.subject,
      text: own ? [own, ...without(own, filled.text)].join('\n\n') : filled.text,
    };
    const before = { ...typed, put: put.current };
    write(words, own.length);
    put.current = { id, ...filled, text: words.text, own };
    if (!own) return;
    const said = `“${chosen.name}” stands below what you wrote. The subject is ${isOwn ? 'yours' : 'of the template'}.`;
    setJoined({ said, before, alone: { ...filled, id } });
  }

  function undo({ before }: Joined) {
    write(before);
    put.current = before.put;
    if (template.current) typeInto(template.current, before.put.id);
    setJoined(undefined);
    template.current?.focus();
  }

  function leaveAlone({ before }: Joined, { id, ...words }: Words & { id: string }) {
    write(words);
    put.current = { id, ...words, own: '' };
    setJoined({ said: 'The template stands in place of what you wrote.', before });
  }

  const note = (
    <div role="status" className="flex flex-wrap items-center gap-2 text-sm empty:sr-only">
      {joined && (
        <>
          <span className="flex-1 basis-60">{joined.said}</span>
          {joined.alone && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => joined.alone && leaveAlone(joined, joined.alone)}
            >
              Only the template
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => undo(joined)}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
  /** Whoever writes on has agreed; to undo would take that along. */
  const settle = ({ target }: { target: EventTarget }) =>
    (target === subject.current || target === text.current) && setJoined(undefined);
  return { choose, note, settle };
}

/** The paragraphs that do not stand there yet: nobody is greeted twice. */
function without(own: string, text: string) {
  const there = new Set(paragraphsOf(own));
  return paragraphsOf(text).filter((one) => !there.has(one));
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((one) => one.trim());

/** How much of a box some words take. */
function heightOf(box: HTMLTextAreaElement, words: string) {
  box.value = words;
  return box.scrollHeight;
}
