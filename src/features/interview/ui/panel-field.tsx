import { useId, useState } from 'react';
import { labelled, type Named } from '~/lib/namesakes';
import { useFieldError } from '~/ui/forms/form';
import { MOST_IN_A_PANEL } from '../interview-calls';

interface PanelFieldProps {
  staff: readonly Named[];
  panel: readonly string[];
  /** Whoever arranges it often takes part. */
  me: string;
  onChoose: () => void;
}

/** So many are seen at a glance. */
const MANY = 8;

/**
 * Who talks to the applicant, of all who can log in. Who is ticked stays in the list, whatever is looked for; who was so at the
 * beginning stands first, where nobody has to look for them.
 */
export function PanelField({ staff, panel, me, onChoose }: PanelFieldProps) {
  const faultId = useId();
  const fault = useFieldError('panel');
  const [chosen, setChosen] = useState<readonly string[]>(panel);
  const [typed, setTyped] = useState('');
  const isShown = ({ _id, label }: { _id: string; label: string }) =>
    chosen.includes(_id) || label.toLowerCase().includes(typed.trim().toLowerCase());

  const rank = (id: string) => (panel.includes(id) ? 0 : id === me ? 1 : 2);
  const ordered = Array.from(labelled(staff), ([label, _id]) => ({ _id, label })).toSorted(
    (one, other) => rank(one._id) - rank(other._id),
  );

  function tick(id: string, isTicked: boolean) {
    setChosen(isTicked ? [...chosen, id] : chosen.filter((one) => one !== id));
    onChoose();
  }

  return (
    <fieldset aria-describedby={fault ? faultId : undefined} className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">
        Panel <span className="text-muted">(at most {MOST_IN_A_PANEL})</span>
      </legend>
      {staff.length > MANY && (
        <input
          // A field for searches keeps Esc to itself in WebKit, and its dialog would stay.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Look for a colleague"
          placeholder="First letters of the name"
          autoComplete="off"
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="control"
        />
      )}
      <div className="grid max-h-48 gap-x-4 overflow-y-auto rounded-md border border-line px-3 sm:grid-cols-2">
        {ordered.filter(isShown).map(({ _id, label }) => (
          <label key={_id} className="flex min-h-11 items-center gap-3 text-sm wrap-anywhere">
            <input
              type="checkbox"
              name="panel"
              value={_id}
              checked={chosen.includes(_id)}
              onChange={({ currentTarget }) => tick(_id, currentTarget.checked)}
              aria-invalid={fault ? true : undefined}
              className="size-5 shrink-0 accent-action"
            />
            {label}
          </label>
        ))}
      </div>
      {fault && (
        <p id={faultId} className="text-sm text-danger">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
