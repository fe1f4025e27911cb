import { onceForEach } from '../once-for-each';

/** The smallest first: of two that are equally welcome the first is sent. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** There are few such headers, so each is read once. */
const bestOf = onceForEach(100, best);

/** What the browser likes best of what we have. */
export const encodingFor = (accepted: string | undefined): Encoding =>
  accepted ? bestOf(accepted) : 'identity';

/** Nobody needs to ask for what is not packed; it is sent when nothing else is welcome. */
const UNASKED = 0.0001;

function best(accepted: string): Encoding {
  const welcome = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...settings] = part.toLowerCase().split(';');
      const weight = settings.map((setting) => /^\s*q=([\d.]+)\s*$/.exec(setting)?.[1]).find(Boolean);
      return [name.trim(), Number(weight ?? 1)] as const;
    }),
  );
  const others = welcome.get('*') ?? 0;
  const weightOf = (encoding: Encoding) =>
    welcome.get(encoding) ?? (encoding === 'identity' ? Math.max(others, UNASKED) : others);
  return encodings.reduce((first, second) => (weightOf(second) > weightOf(first) ? second : first));
}

/** Whether If-None-Match names this version: `*`, or a list of tags, strong or weak. */
export function isKnown(tag: string, named: string | undefined) {
  if (named === undefined) return false;
  if (named === tag) return true;
  return named.split(',').some((one) => ['*', bare(tag)].includes(bare(one.trim())));
}

const bare = (tag: string) => tag.replace(/^W\//, '');
