import type { IndianScript, Script } from './set-text';

/** What headings and the total are set in; it has the letters of Western Europe, and bold has the rest. */
export type Weight = 'regular' | 'bold' | 'display';
const IN_DISPLAY = /^[ -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20b9\u2212]*$/;

/** Devanagari, which whole papers are written in, has a bold of its own; the other scripts of India, which names come in, do without. */
export type Fonts = Record<Weight | IndianScript | 'devanagari-bold', Buffer>;

/** The one that has all letters of a run. */
export function fontOf(run: string, script: Script, weight: Weight): keyof Fonts {
  if (script === 'devanagari') return weight === 'regular' ? script : 'devanagari-bold';
  if (script !== 'latin') return script;
  return weight === 'display' && !IN_DISPLAY.test(run) ? 'bold' : weight;
}
