import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { career } from '~/features/career/career';
import { callApi } from '~/lib/api';
import { keysOf } from '~/model/fields';
import { useUser } from '~/platform/auth/ui/session';
import { refresh } from '~/records/ui/list/refresh';
import { Button } from '~/ui/button';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { toast } from '~/ui/toast/toast';
import { type Criterion, criteria, scoreWords } from '../criteria';
import { type giveScoreCall, NOTE_LETTERS, type scoresCall } from '../score-calls';

export type Score = z.output<typeof scoresCall.answer>['scores'][number];

interface ScoreCardProps {
  id: string;
  own: readonly Score[];
  onClose: () => void;
}

const NONE_GIVEN = 'Give one score at least.';

/** By mouse, by the arrows, or by the figures themselves, which lead on to the next criterion. */
export function ScoreCard({ id, own, onClose }: ScoreCardProps) {
  const queries = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const form = useForm({
    check: (values) =>
      keysOf(criteria).some((criterion) => values[criterion]) ? {} : { Skills: NONE_GIVEN },
    async send(values, { onSaved }) {
      for (const criterion of keysOf(criteria)) {
        const given = {
          score: Number(values[criterion] ?? 0),
          note: values[noteOf(criterion)]?.trim() ?? '',
        };
        const before = own.find((one) => one.criterion === criterion);
        if (given.score === 0 || (before?.score === given.score && before.note === given.note)) continue;
        const body = { criterion, ...given };
        await callApi<typeof giveScoreCall>('POST', `/career/${id}/scores`, { body });
      }
      onSaved();
      toast.success('Your scores are saved');
      await refresh(queries, career.name);
      onClose();
    },
    draftKey: `${useUser()._id}-scores-${id}`,
    shelf: memoryShelf,
    keepValues: true,
  });

  return (
    <Form
      form={form}
      aria-label="My scores"
      className="grid gap-4 rounded-md border border-line bg-surface p-4"
    >
      <div ref={card} className="grid gap-4">
        {keysOf(criteria).map((criterion) => (
          <ScoreField
            key={criterion}
            criterion={criterion}
            given={own.find((one) => one.criterion === criterion)}
          />
        ))}
      </div>
      {form.errors.Skills && (
        <p role="alert" className="text-sm text-danger">
          {form.errors.Skills}
        </p>
      )}
      <FormStatus message={form.message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="sm" variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton size="sm" className="max-sm:min-h-11" busyLabel="Saving...">
          Save my scores
        </SubmitButton>
      </div>
    </Form>
  );
}

const noteOf = (criterion: Criterion) => `note.${criterion}`;

function ScoreField({ criterion, given }: { criterion: Criterion; given: Score | undefined }) {
  return (
    <fieldset className="grid gap-2" onKeyDown={chooseByFigure}>
      <legend className="mb-1.5 text-sm font-medium">{criteria[criterion]}</legend>
      <div className="flex gap-1.5">
        {Object.entries(scoreWords).map(([score, words]) => (
          <label
            key={score}
            className="relative grid min-h-11 flex-1 cursor-pointer place-items-center rounded-md border border-control px-1 py-1 text-center text-sm leading-tight has-checked:border-action has-checked:bg-accent-soft has-checked:text-on-accent-soft forced-colors:has-checked:chosen has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={criterion}
              value={score}
              defaultChecked={String(given?.score) === score}
              data-no-draft=""
              className="absolute inset-0 appearance-none rounded-md outline-none"
            />
            <span className="tabular-nums">{score}</span> <span className="text-xs">{words}</span>
          </label>
        ))}
      </div>
      <input
        name={noteOf(criterion)}
        aria-label={`Note on ${criteria[criterion]}`}
        placeholder="Why, for your colleagues"
        defaultValue={given?.note}
        maxLength={NOTE_LETTERS}
        autoComplete="off"
        className="control text-sm"
      />
    </fieldset>
  );
}

/** Where a figure is no letter of a note. */
function chooseByFigure(event: KeyboardEvent<HTMLFieldSetElement>) {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLInputElement) || target.type !== 'radio')
    return;
  const meant = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    ({ value }) => value === key,
  );
  if (!meant) return;
  event.preventDefault();
  meant.click();
  const next = currentTarget.nextElementSibling?.querySelector<HTMLElement>('input:checked, input');
  (next ?? meant).focus();
}
