import { PREFIX } from '~/ui/forms/draft-shelf';
import { draftsInMemory, hasFilesInMemory, takeUpDrafts, watchDrafts } from '~/ui/forms/memory-shelf';

const PLACE = `${PREFIX}sealed`;
const IV_BYTES = 12;
/** While somebody types, each letter need not be sealed. */
const REST_MS = 150;

interface Owner {
  /** Only the server knows it, and tells it to whoever has a session. */
  draftKey: string;
}

let key: CryptoKey | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What staff type is about others, so the browser's storage must not tell it; and it is to survive a reload. So it is stored
 * sealed, with a key that is nowhere in the browser once the page is gone. Takes up what this person had typed before.
 */
export async function openDrafts({ draftKey }: Owner) {
  // Elsewhere browsers do not encrypt; then it is kept in memory alone.
  if (!isSecureContext) return;
  key = await crypto.subtle.importKey('raw', bytesOf(draftKey), 'AES-GCM', false, ['encrypt', 'decrypt']);
  watchDrafts(() => {
    clearTimeout(timer);
    timer = setTimeout(save, REST_MS);
  });
  try {
    const stored = sessionStorage.getItem(PLACE);
    if (!stored || draftsInMemory().length > 0) return;
    const bytes = bytesOf(stored);
    const iv = bytes.subarray(0, IV_BYTES);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(IV_BYTES));
    takeUpDrafts(JSON.parse(new TextDecoder().decode(opened)));
  } catch {
    // Somebody else's, from before a new password, or storage is forbidden.
    forget();
  }
}

async function save() {
  timer = undefined;
  const drafts = draftsInMemory();
  if (!key || drafts.length === 0) return forget();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(drafts));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text));
  // They may have been let go of meanwhile.
  if (draftsInMemory().length === 0) return;
  try {
    sessionStorage.setItem(PLACE, textOf(new Uint8Array([...iv, ...sealed])));
  } catch {
    // Without storage a reload loses the draft; sending works as ever.
  }
}

function forget() {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept.
  }
}

const textOf = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Before a page goes, and with it what cannot be kept, the browser asks: a chosen file, or what was typed this moment. */
export function askBeforeLeaving() {
  const isUnsaved = () =>
    hasFilesInMemory() || (draftsInMemory().length > 0 && (!key || timer !== undefined));
  const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
