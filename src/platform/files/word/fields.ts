/** What a field is made from. */
interface FieldCode {
  text: string;
  /** Another field stands where its first word should: what it does is known only when it is done. */
  isMadeUp: boolean;
  /** Others stand further on in it. */
  hasOthers: boolean;
}

/** They start a program, or read a file of whoever opens the document. */
const HARMFUL = /^(?:dde|ddeauto|includetext|include|database)$/i;
/** Harmless, unless what they show lies on another machine: its owner would hear who has opened the document. */
const SHOWS_OTHERS = /^(?:includepicture|import|link|rd)$/i;

/** On another machine; what lay on the writer's own disk is nothing here. */
export const FAR = /^(?!file:\/\/\/[a-z]:)(?:[a-z][\w+.-]+:|[\\/]{2})/i;

/** Links, page numbers, tables of contents and whatever else a CV has do neither. */
export function isHarmful({ text, isMadeUp, hasOthers }: FieldCode) {
  const [kind = '', ...words] = text.match(/["“”][^"“”]*|[^\s"“”]+/g) ?? [];
  if (isMadeUp || HARMFUL.test(kind)) return true;
  if (!SHOWS_OTHERS.test(kind)) return false;
  return hasOthers || words.some((word) => FAR.test(word.replace(/^["“”]\s*/, '')));
}

/** No kind of field has a longer name. */
const LONGEST_KIND = 40;
/** Nobody nests so many. */
const MOST_OPEN = 20;

interface OpenField extends FieldCode {
  shows: boolean;
  /** Its first word is complete. */
  isNamed: boolean;
}

/** Fields stand within fields: each has a code, then what it shows. What one within a code shows belongs to that code. */
export function fieldReader() {
  const codes: FieldCode[] = [];
  const open: OpenField[] = [];
  return {
    begin() {
      const around = open.findLast(({ shows }) => !shows);
      if (around) around.hasOthers = true;
      if (around && !around.isNamed) around.isMadeUp = true;
      const isTooDeep = open.length >= MOST_OPEN;
      const field = { text: '', isMadeUp: isTooDeep, hasOthers: false, shows: false, isNamed: false };
      (isTooDeep ? codes : open).push(field);
    },

    separate() {
      const field = open.at(-1);
      if (field) field.shows = true;
    },

    end() {
      const field = open.pop();
      if (field) codes.push(field);
    },

    /** Of a code, or of what is shown: then it is part of the code around it. */
    add(text: string) {
      const field = open.findLast(({ shows }) => !shows);
      if (!field) return;
      field.text += field.text ? text : text.trimStart();
      field.isNamed ||= field.text.length > LONGEST_KIND || /\s/.test(field.text);
    },

    /** What nobody has ended counts as well. */
    all: () => [...codes, ...open],
  };
}
