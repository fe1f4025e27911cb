import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { OFFLINE } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { Button } from '../button';
import { type Draft, type FormValues, type Shelf, tabShelf } from './draft-shelf';
import * as drafts from './form-draft';
import { controlsOf, type FieldErrors, isMissing, validityErrors } from './form-validity';

interface SendExtras {
  data: FormData;
  /** The same for every retry of the same content. */
  idempotencyKey: string;
  openForMs: number;
  /** The server has taken it: said by who waits for more after that. */
  onSaved: () => void;
}

export interface FormMessage {
  text: string;
  /** Neutral: nothing is wrong, and nothing was done. */
  tone: 'error' | 'success' | 'neutral';
}

interface FormOptions {
  send: (values: FormValues, extras: SendExtras) => Promise<void>;
  /** Rules across fields that the browser cannot know. */
  check?: (values: FormValues) => FieldErrors;
  /** Said above the form when a required field is empty. */
  missing?: string;
  success?: string;
  /** Words for a failed send; the server's own sentence unless told. Empty: what follows from it is seen. */
  failure?: (error: AppError) => string;
  /** Keeps what is typed in sessionStorage across a reload … */
  draftKey?: string;
  /** … or elsewhere: what is about others stays in memory. */
  shelf?: Shelf;
  /** An edit form shows what was saved; others start empty again. */
  keepValues?: boolean;
  /** What the server answered to a form posted without JavaScript. */
  posted?: { message?: FormMessage | undefined; fields?: FieldErrors } | undefined;
}

export interface FormState {
  attach: (form: HTMLFormElement | null) => void;
  busy: boolean;
  errors: FieldErrors;
  message: FormMessage | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  edited: (event: FormEvent<HTMLFormElement>) => void;
  /** What was typed at another time stands in the form again. */
  restored: boolean;
  startOver: () => void;
}

export const UNCHANGED = 'unchanged';
/** Nothing was done, and nothing is wrong: whoever was asked who they are put it off, or all of it is saved already. */
const NO_FAULT: ReadonlySet<string> = new Set(['not_confirmed', UNCHANGED]);

/**
 * The one mechanism behind every form: the inputs keep their own values, the browser's constraints check them, the
 * server's field errors land beside them, and nothing typed is lost until the server has said yes.
 */
export function useForm(options: FormOptions): FormState {
  const { draftKey, shelf = tabShelf, posted } = options;
  const ref = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft>({ values: {}, openedAt: 0 });
  const inFlight = useRef(false);
  const focusFault = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(posted?.fields ?? {});
  const [message, setMessage] = useState(posted?.message);
  const [restored, setRestored] = useState(false);

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      ref.current = form;
      if (!form) return;
      // From here on we show the faults ourselves; before, and without JavaScript, the browser does.
      form.noValidate = true;
      const saved = draftKey ? shelf.read(draftKey) : undefined;
      draft.current = saved ?? { values: {}, openedAt: Date.now() };
      const filled = saved && drafts.fillFromDraft(form, saved.values);
      const chosen = saved && shelf.fillFiles?.(draftKey ?? '', form);
      setRestored(Boolean(filled || chosen));
    },
    [draftKey, shelf],
  );

  useEffect(() => {
    if (!focusFault.current || !ref.current) return;
    focusFault.current = false;
    controlsOf(ref.current)
      .find((control) => errors[control.name])
      ?.focus();
  }, [errors]);

  function showFaults(faults: FieldErrors) {
    focusFault.current = true;
    setErrors(faults);
  }

  function saveDraft(form: HTMLFormElement) {
    draft.current.values = drafts.typedValues(form);
    if (draftKey) shelf.write(draftKey, draft.current, form);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values: FormValues = {};
    for (const [name, value] of data) if (typeof value === 'string') values[name] = value;

    const faults = { ...options.check?.(values), ...validityErrors(form) };
    if (Object.keys(faults).length > 0) {
      const anyMissing = options.missing && controlsOf(form).some(isMissing);
      setMessage(anyMissing && options.missing ? { text: options.missing, tone: 'error' } : undefined);
      showFaults(faults);
      return;
    }

    inFlight.current = true;
    setBusy(true);
    setErrors({});
    setMessage(undefined);
    const idempotencyKey = drafts.keyFor(draft.current, drafts.contentOf(form, data));
    saveDraft(form);
    let isSaved = false;
    // Once: what is typed after it is a draft anew.
    function onSaved() {
      if (isSaved) return;
      isSaved = true;
      form.dataset.saved = '';
      delete draft.current.sent;
      if (draftKey) shelf.clear(draftKey);
    }
    try {
      const openForMs = Date.now() - draft.current.openedAt;
      await options.send(values, { data, idempotencyKey, openForMs, onSaved });
      onSaved();
      if (!options.keepValues) drafts.clearControls(form);
      if (options.success) setMessage({ text: options.success, tone: 'success' });
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError(0, 'unknown', OFFLINE);
      if (error !== cause) reportError(cause);
      // What the key could not tell apart is sent under a new one.
      if (error.code === 'key_reused') delete draft.current.sent;
      const text = options.failure?.(error) ?? error.message;
      setMessage(text ? { text, tone: NO_FAULT.has(error.code) ? 'neutral' : 'error' } : undefined);
      if (error.fields) showFaults(error.fields);
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  }

  function edited(event: FormEvent<HTMLFormElement>) {
    delete event.currentTarget.dataset.saved;
    saveDraft(event.currentTarget);
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (!name || !errors[name]) return;
    const { [name]: _mended, ...others } = errors;
    setErrors(others);
  }

  function startOver() {
    ref.current?.reset();
    draft.current = { values: {}, openedAt: Date.now() };
    if (draftKey) shelf.clear(draftKey);
    setErrors({});
    setMessage(undefined);
    setRestored(false);
  }

  return { attach, busy, errors, message, submit, edited, restored, startOver };
}

const FormContext = createContext<Pick<FormState, 'busy' | 'errors'>>({ busy: false, errors: {} });

export const useFieldErrors = (): FieldErrors => useContext(FormContext).errors;
export const useFieldError = (name: string): string | undefined => useFieldErrors()[name];

/** For fields that are no form: what is wrong with them, by name. */
export const FaultyFields = ({ errors, children }: { errors: FieldErrors; children: ReactNode }) => (
  <FormContext value={{ busy: false, errors }}>{children}</FormContext>
);

export function Form({ form, ...rest }: ComponentProps<'form'> & { form: FormState }) {
  return (
    <FormContext value={form}>
      <form method="post" {...rest} ref={form.attach} onSubmit={form.submit} onInput={form.edited} />
    </FormContext>
  );
}

export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'busy' | 'type'>) {
  return <Button {...props} type="submit" busy={useContext(FormContext).busy} />;
}

interface FormStatusProps {
  message: FormMessage | undefined;
  /** The colour of the message, where its tone does not decide. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Always in the page, so that a screen reader notices when it gets words; scrolled to when they are out of sight. */
export function FormStatus({ message, className, children }: FormStatusProps) {
  const ref = useRef<HTMLDivElement>(null);
  const text = message?.text;
  useEffect(() => {
    if (text) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={ref} role="status" className="grid gap-1 empty:sr-only">
      {message && (
        <p
          className={`font-medium ${className ?? (message.tone === 'error' ? 'text-danger' : message.tone === 'neutral' ? 'text-muted' : 'text-accent')}`}
        >
          {text}
        </p>
      )}
      {children}
    </div>
  );
}
