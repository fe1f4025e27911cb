import { type FactList, Facts, LinkButton, Paragraph, SpelledLink } from './parts';
import type { Letter } from './template';

/** A paragraph; a link as a button, with its address in letters where it opens an account; or a table of facts. */
type Part = string | { href: string; label: string; spelled?: true } | { facts: FactList };

/** The same letter for who reads HTML and for who reads plain text. */
export const letterOf = (subject: string, parts: readonly Part[], replyTo?: string): Letter => ({
  subject,
  ...(replyTo ? { replyTo } : {}),
  body: parts.map((part) => <Drawn key={textOf(part)} part={part} />),
  text: `${parts.map(textOf).join('\n\n')}\n`,
});

function Drawn({ part }: { part: Part }) {
  if (typeof part === 'string') return <Paragraph>{part}</Paragraph>;
  if ('facts' in part) return <Facts facts={part.facts} />;
  return (
    <>
      <LinkButton href={part.href}>{part.label}</LinkButton>
      {part.spelled ? <SpelledLink href={part.href} /> : null}
    </>
  );
}

function textOf(part: Part) {
  if (typeof part === 'string') return part;
  return 'facts' in part ? part.facts.map(([label, value]) => `${label}: ${value}`).join('\n') : part.href;
}
