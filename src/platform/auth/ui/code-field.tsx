import { useState } from 'react';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/forms/field';

/** What the authenticator app shows; or, for who has lost it, what was written down. */
export function CodeField({ focus = true }: { focus?: boolean }) {
  const [lost, setLost] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <TextField
        key={String(lost)}
        name="code"
        label={lost ? 'Recovery code' : 'Code'}
        hint={
          lost
            ? 'One of those that you kept when you set up the app. It works once.'
            : 'The six digits that your authenticator app shows now.'
        }
        inputMode={lost ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        data-no-draft=""
        autoFocus={focus || lost}
        required
        className="w-full"
      />
      <Button size="sm" variant="quiet" onClick={() => setLost(!lost)} className="-ml-3">
        {lost ? 'Use the app' : 'Use a recovery code'}
      </Button>
    </div>
  );
}
