import { useState } from 'react';
import { passwordStrength } from '~/lib/password-strength';
import { PasswordField } from '~/ui/forms/field';
import { StrengthMeter } from './strength-meter';

/** Strong enough, and typed alike twice. */
export const checkNewPassword = ({ password = '', confirm }: Record<string, string>) => ({
  ...(passwordStrength(password) === 'Weak' && {
    password: 'Password is too weak. Please use a stronger password.',
  }),
  ...(password !== confirm && { confirm: 'Passwords do not match.' }),
});

/** A password to be, twice, with what it is worth. */
export function NewPasswordFields() {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        required
        onInput={(event) => setPassword(event.currentTarget.value)}
        hint={<StrengthMeter password={password} />}
      />
      <PasswordField name="confirm" label="Confirm password" autoComplete="new-password" required />
    </>
  );
}
