import { useEffect } from 'react';
import { MINUTE, SECOND } from '~/lib/time';
import { isWithCommandKey, undoKeys } from '~/ui/keys/shortcut-keys';
import { toast } from '~/ui/toast/toast';
import type { ToastOptions } from '~/ui/toast/toaster';

/** In sight long enough to be read, found and pressed … */
export const NOTICE_MS = 30 * SECOND;
/** … and at hand for as long as one remembers what was done. */
const OFFERED_FOR_MS = 15 * MINUTE;
const MOST_OFFERS = 20;

/** Answers what is left to be taken back, where that may work at another time. */
export type Undo = () => Promise<Undo | undefined>;

interface Offer {
  id: string;
  toastId: string;
  about: readonly string[];
  until: number;
  undo: Undo;
}

/** What can be taken back by the keyboard, the newest last. */
let offers: Offer[] = [];

/** Says what was done, with a button that takes it back; the keys do the same, also after the words have gone. */
export function showWithUndo(
  words: string,
  undo: Undo,
  { id: toastId = crypto.randomUUID(), detail, about = [] }: Pick<ToastOptions, 'id' | 'detail' | 'about'>,
) {
  const id = crypto.randomUUID();
  offers.push({ id, toastId, about, undo, until: Date.now() + OFFERED_FOR_MS });
  if (offers.length > MOST_OFFERS) offers.shift();
  toast.success(words, {
    id: toastId,
    duration: NOTICE_MS,
    ...(detail ? { detail } : {}),
    about,
    action: { label: 'Undo', keys: undoKeys(), run: () => takeBack(take(id)) },
  });
}

/** The words about it go, since they offer what must wait for another to be undone; the keys come to it after that one. */
export function hideUndo(about: string) {
  for (const offer of offers) if (offer.about.includes(about)) void toast.dismiss(offer.toastId);
}

/** It was taken back elsewhere, or cannot be any more: neither words nor keys offer it. */
export function withdrawUndo(about: string) {
  hideUndo(about);
  // In place: what is being undone just now may be put back among them.
  const left = offers.filter((offer) => !offer.about.includes(about));
  offers.splice(0, offers.length, ...left);
}

/** Nothing is undone twice. */
function take(id: string | undefined) {
  const at = offers.findIndex((offer) => offer.id === id);
  return at === -1 ? undefined : offers.splice(at, 1)[0];
}

async function takeBack(offer: Offer | undefined) {
  if (!offer) return;
  const among = offers;
  const undo = await offer.undo();
  if (undo) among.splice(among.filter(({ until }) => until <= offer.until).length, 0, { ...offer, undo });
}

/** Ctrl Z where no text is being typed, which has an undo of its own; beside a sheet that is read, too. What the next person finds undone would be a riddle. */
export function useUndoKeys() {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || !isWithCommandKey(event)) return;
      if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
      const offer = take(offers.findLast(({ until }) => until > Date.now())?.id);
      if (!offer) return;
      event.preventDefault();
      toast.dismiss(offer.toastId);
      void takeBack(offer);
    }
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      offers = [];
    };
  }, []);
}

const TYPED_IN = 'input:not([type=checkbox]), textarea, [contenteditable=true], dialog:not([data-side])';
