import type { FormMessage } from '~/ui/forms/form';
import type { ReadProps } from './quotation-read';

/** What became of a form that was posted without JavaScript. */
export interface Posted {
  intent: string;
  values: Record<string, string>;
  message: FormMessage | undefined;
  fields: Record<string, string>;
}

export interface AnswerFormProps extends Pick<ReadProps, 'token'> {
  posted: Posted | undefined;
  /** The page is read anew, and with it how the quotation stands. */
  onHeard: () => Promise<void>;
}
