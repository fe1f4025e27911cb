import { type InputProps, TextField } from './field';

type PersonFieldProps = Omit<InputProps, 'name'>;

export const NameField = (props: PersonFieldProps) => (
  <TextField name="name" autoComplete="name" maxLength={120} required {...props} />
);

export const EmailField = (props: PersonFieldProps) => (
  <TextField name="email" type="email" inputMode="email" required {...props} />
);

export const MobileField = (props: Omit<PersonFieldProps, 'label'>) => (
  <TextField
    name="mobile"
    label="Mobile"
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    pattern="\+?[0-9 \-]{6,20}"
    title="Mobile must be a number of 6 to 15 digits."
    required
    {...props}
  />
);
