import { toast } from './toast';

/** Puts it where the next paste finds it, and says so. */
export async function copyText(text: string, said = `Copied ${text}`) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said);
  } catch {
    toast.error('The browser does not let this page copy.');
  }
}
