import { TextField } from '~/ui/forms/field';

interface PersonFieldsProps {
  /** What was typed before the page came back. */
  typed: Record<string, string> | undefined;
  city?: boolean;
}

/** Who is writing. */
export function PersonFields({ typed, city = false }: PersonFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label="Your Name"
        autoComplete="name"
        maxLength={120}
        required
        defaultValue={typed?.name}
      />
      <TextField
        name="email"
        label="Your Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={typed?.email}
      />
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
