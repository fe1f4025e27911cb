import type { ReactNode } from 'react';
import type { AnyRecord } from '~/model/resource';
import { TextField } from '~/ui/forms/field';

interface PersonInputsProps {
  /** Nothing for somebody new. */
  row: AnyRecord | undefined;
  /** The contract calls it either. */
  number: 'phone' | 'mobile';
  optional?: readonly string[];
  /** What to do about somebody without an address, where there has to be one. */
  withoutAddress?: ReactNode;
  /** Other lines that are asked for, by their labels. */
  also?: Readonly<Record<string, string>>;
}

/** Who somebody is and how they are reached. It is not the reader's own data, so the browser offers none. */
export function PersonInputs({ row, number, optional = [], withoutAddress, also = {} }: PersonInputsProps) {
  const input = (name: string) => ({
    name,
    defaultValue: String(row?.[name] ?? ''),
    required: !optional.some((one) => one === name),
    autoComplete: 'off',
  });
  const address = (
    <div className="grid content-start gap-1.5">
      <TextField {...input('email')} label="Email" type="email" inputMode="email" />
      {/* No hint: an error would take its place, and the way out with it. */}
      {withoutAddress && <p className="text-sm text-muted">{withoutAddress}</p>}
    </div>
  );
  const isOptional = optional.includes('email');
  return (
    <>
      <TextField {...input('name')} label="Name" />
      {!isOptional && address}
      <TextField
        {...input(number)}
        label={number === 'phone' ? 'Phone' : 'Mobile'}
        type="tel"
        inputMode="tel"
      />
      {/* What has to be there stands first: whoever is on the phone says their name, then their number. */}
      {isOptional && address}
      {Object.entries(also).map(([name, label]) => (
        <TextField key={name} {...input(name)} label={label} />
      ))}
    </>
  );
}
