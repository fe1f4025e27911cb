import { TextField } from '~/ui/forms/field';
import { EmailField, NameField } from '~/ui/forms/person-field';

interface PersonFieldsProps {
  /** What was typed before the page came back. */
  typed: Record<string, string> | undefined;
  city?: boolean;
}

/** Who is writing. */
export function PersonFields({ typed, city = false }: PersonFieldsProps) {
  return (
    <>
      <NameField label="Your Name" defaultValue={typed?.name} />
      <EmailField label="Your Email" autoComplete="email" maxLength={254} defaultValue={typed?.email} />
      <TextField
        name="phone"
        label="Your Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
        defaultValue={typed?.phone}
      />
      {city && (
        <TextField
          name="city"
          label="Your City"
          autoComplete="address-level2"
          maxLength={120}
          required
          defaultValue={typed?.city}
        />
      )}
    </>
  );
}
