import { Button } from '~/ui/button';
import type { FormState } from '~/ui/forms/form';

/** Above a form that has been filled in with what was typed at another time. */
export const DraftNote = ({ form }: { form: FormState }) =>
  form.restored && (
    <p className="col-span-full flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft py-2 pr-2 pl-4 text-sm text-on-accent-soft">
      What you had typed before is here again.
      <Button size="sm" variant="quiet" onClick={form.startOver}>
        Start over
      </Button>
    </p>
  );
