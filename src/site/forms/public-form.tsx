import { type ReactNode, use, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Agreed } from '~/model/consent/agreed';
import { CONSENT_TEXT } from '~/model/consent/consent';
import type { Visit } from '~/model/leads/visit';
import { Form, FormStatus, useForm } from '~/ui/forms/form';
import { type FormAnswer, type FormWords, MISSING_FIELDS } from '~/ui/forms/form-words';
import { toast } from '~/ui/toast/toast';
import { thisVisit } from './visit';

interface Receipt {
  message: string;
  reference: string;
}

interface Sending {
  /** What was typed, and what our own pages add to it. */
  body: Record<string, string | number | Visit>;
  /** The same as a form, with its file. */
  data: FormData;
  headers: { 'Idempotency-Key': string };
}

interface PublicFormProps {
  /** Under which what was typed survives a reload. */
  draftKey: string;
  words: FormWords;
  send: (sending: Sending) => Promise<Receipt>;
  /** The answer to the form when it was sent without JavaScript. */
  posted: FormAnswer | undefined;
  /** Where it is sent without JavaScript; the page it stands on unless told. */
  action?: string;
  encType?: 'multipart/form-data';
  className?: string;
  children: ReactNode;
  /** After a failure, for what has to be said beyond the message. */
  onFailure?: (words: string) => void;
  /** The colour of the message, where its tone does not decide. */
  messageColour?: (words: string) => string;
}

/** A form that any visitor may send: its message, its reference number, its consent and its trap for programs. */
export function PublicForm({
  draftKey,
  words,
  send,
  posted,
  children,
  onFailure,
  messageColour,
  ...element
}: PublicFormProps) {
  const [reference, setReference] = useState(posted?.reference);
  const form = useForm({
    draftKey,
    missing: MISSING_FIELDS,
    success: words.sent,
    failure(error) {
      const sentence = words.failed(error);
      onFailure?.(sentence);
      return sentence;
    },
    posted,
    async send(values, { data, idempotencyKey, openForMs }) {
      setReference(undefined);
      const source = thisVisit();
      data.set('fillMs', String(openForMs));
      data.set('source', JSON.stringify(source));
      const receipt = await send({
        body: { ...values, fillMs: openForMs, source },
        data,
        headers: { 'Idempotency-Key': idempotencyKey },
      });
      setReference(receipt.reference);
      toast.success(words.sent, { id: draftKey });
    },
  });
  const message = form.message;
  return (
    <div className="grid gap-5">
      <FormStatus message={message} className={message && messageColour?.(message.text)}>
        {message?.tone === 'success' && reference && (
          <p className="text-sm text-muted">
            Your reference number is <strong className="font-semibold text-text">{reference}</strong>. Quote
            it when you call.
          </p>
        )}
      </FormStatus>
      <Form form={form} {...element}>
        {children}
        <Honeypot />
        <Consent />
        <WrittenFrom />
      </Form>
    </div>
  );
}

/** Nobody sees it and no keyboard reaches it: only a program that fills in everything puts something here. */
const Honeypot = () => (
  <div aria-hidden="true" className="sr-only">
    <label>
      Website
      <input type="text" name="website" tabIndex={-1} autoComplete="off" data-no-draft="" />
    </label>
  </div>
);

const [beforeLink = '', afterLink = ''] = CONSENT_TEXT.split('privacy policy');

/** Which text was agreed to travels with the form. */
const Consent = () => (
  <p className="col-span-full text-sm text-muted">
    <input type="hidden" name="consentVersion" value={use(Agreed).policy} />
    {beforeLink}
    <Link to="/policy" className="underline underline-offset-4 hover:text-text">
      privacy policy
    </Link>
    {afterLink}
  </p>
);

/** For a browser without JavaScript: of the visit itself the page says nothing, since all get the same. */
const WrittenFrom = () => <input type="hidden" name="source.page" value={useLocation().pathname} />;
