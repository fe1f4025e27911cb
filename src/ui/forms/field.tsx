import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { Select } from '../select';
import { useFieldError } from './form';

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Said when a required input is empty; "{label} is required." unless told. */
  missing?: string;
  className?: string;
}

export type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps> & FieldProps;

export function TextField({ label, hint, missing, className, ...input }: InputProps) {
  return (
    <Field {...{ name: input.name, label, hint, missing, className }}>
      {(wiring) => <input type="text" {...input} {...wiring} className="control" />}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps> & FieldProps;

export function TextAreaField({ label, hint, missing, className, ...input }: TextAreaProps) {
  return (
    <Field {...{ name: input.name, label, hint, missing, className }}>
      {(wiring) => <textarea rows={5} {...input} {...wiring} className="control h-auto" />}
    </Field>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, keyof FieldProps>, FieldProps {
  /** The value that travels, and the label that people read; a map, where values are numbers that have an order of their own. */
  options: Readonly<Record<string, string>> | Map<string, string>;
  /** A first line that cannot be chosen. */
  placeholder?: string;
}

export const Options = ({ options }: Pick<SelectProps, 'options'>) =>
  (options instanceof Map ? [...options] : Object.entries(options)).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

export function SelectField({
  label,
  hint,
  missing,
  className,
  options,
  placeholder,
  ...input
}: SelectProps) {
  return (
    <Field {...{ name: input.name, label, hint, missing, className }}>
      {(wiring) => (
        <Select {...(placeholder ? { defaultValue: '' } : {})} {...input} {...wiring}>
          {placeholder && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          <Options options={options} />
        </Select>
      )}
    </Field>
  );
}

export function PasswordField({ label, hint, missing, className, ...input }: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ name: input.name, label, hint, missing, className }}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            data-no-draft=""
            className="control pr-12"
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </IconButton>
        </span>
      )}
    </Field>
  );
}

export function CheckboxField({
  label,
  hint,
  missing,
  className,
  ...input
}: Omit<InputProps, 'label'> & { label: ReactNode }) {
  const { wiring, note } = useWiring(input.name, hint, missing ?? 'Tick this box to go on.');
  return (
    <div className={className}>
      <label className="flex min-h-6 items-start gap-3 text-sm max-sm:-my-3 max-sm:py-3">
        <input type="checkbox" {...input} {...wiring} className="mt-0.5 size-5 shrink-0 accent-action" />
        <span>{label}</span>
      </label>
      {note}
    </div>
  );
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'data-missing': string;
}

export function Field({
  name,
  label,
  hint,
  missing = `${label} is required.`,
  className,
  children,
}: {
  [Key in keyof FieldProps]: FieldProps[Key] | undefined;
} & { name: string; children: (wiring: Wiring) => ReactNode }) {
  const { wiring, note } = useWiring(name, hint, missing);
  return (
    <div className={classNames('grid min-w-0 content-start gap-1.5', className)}>
      <label htmlFor={wiring.id} className="text-sm font-medium wrap-anywhere">
        {label}
      </label>
      {children(wiring)}
      {note}
    </div>
  );
}

/** Ties an input to its hint and its error, which is announced when it appears. */
function useWiring(name: string, hint: ReactNode, missing: string) {
  const id = useId();
  const error = useFieldError(name);
  const noteId = `${id}-note`;
  const wiring: Wiring = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
    'data-missing': missing,
  };
  const note = (error || hint) && (
    <p
      id={noteId}
      className={classNames('text-sm wrap-anywhere', error ? 'flex gap-1.5 text-danger' : 'text-muted')}
    >
      {error && <Icon name="alert" className="mt-0.5 size-4 shrink-0" />}
      {error ? <span>{error}</span> : hint}
    </p>
  );
  return { wiring, note };
}
