/** What was typed, picked out where it stands; a number also when it was typed with blanks. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const found = [typed, typed.replace(/[\s()./-]/g, ''), ...typed.split(/\s+/)]
    .filter(Boolean)
    .map((part) => ({ at: text.toLowerCase().indexOf(part.toLowerCase()), length: part.length }))
    .find(({ at }) => at >= 0);
  if (!found) return text;
  const end = found.at + found.length;
  return (
    <>
      {text.slice(0, found.at)}
      <mark className="rounded-[2px] bg-accent-soft text-on-accent-soft">{text.slice(found.at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
