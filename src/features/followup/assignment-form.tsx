import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { Button } from '~/ui/button';
import { CheckboxField, SelectField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { LoadFault } from '~/ui/panel';
import { toast } from '~/ui/toast/toast';
import {
  type assignment,
  type assignmentCall,
  assignmentModes,
  type setAssignmentCall,
} from './assignment-call';
import type { ownersCall } from './followup';

const KEY = ['assignment'];

type Assignment = z.output<typeof assignment>;
type Owners = z.output<typeof ownersCall.answer>;

interface SectionProps {
  /** What can be asked for, by its code. */
  requirements: Readonly<Record<string, string>>;
  /** While it is being fetched. */
  loading: React.ReactNode;
  className: string;
}

/** Whose a new lead is: the way, those who take part in their order, and who has what. */
export function AssignmentForm({ requirements, loading, className }: SectionProps) {
  const settled = useCall<typeof assignmentCall>(KEY, '/settings/assignment');
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners');
  if (settled.isError || owners.isError) {
    const retry = () => Promise.all([settled.refetch(), owners.refetch()]);
    return <LoadFault words="The assignment could not be loaded." onRetry={retry} />;
  }
  if (!settled.data || !owners.data) return loading;
  return <Fields {...{ requirements, className }} settled={settled.data} owners={owners.data} />;
}

interface FieldsProps extends Omit<SectionProps, 'loading'> {
  settled: Assignment;
  owners: Owners;
}

function Fields({ requirements, settled, owners, className }: FieldsProps) {
  const queries = useQueryClient();
  const [mode, setMode] = useState(settled.mode);
  const names = new Map(owners.map(({ _id, name }) => [_id, name]));
  // Those who take part come first, in their order; who has left since is not among them.
  const [order, setOrder] = useState(() => {
    const taking = settled.staff.filter((id) => names.has(id));
    return [...taking, ...owners.map(({ _id }) => _id).filter((id) => !taking.includes(id))];
  });
  const form = useForm({
    keepValues: true,
    async send(typed, { data }) {
      const chosen = data.getAll('staff').map(String);
      const rules = Object.keys(requirements).flatMap((code) => {
        const id = typed[`rule-${code}`];
        return id ? [[code, id]] : [];
      });
      const body = {
        mode: typed.mode,
        staff: order.filter((id) => chosen.includes(id)),
        rules: mode === 'by-requirement' ? Object.fromEntries(rules) : settled.rules,
      };
      const saved = await callApi<typeof setAssignmentCall>('PUT', '/settings/assignment', { body });
      queries.setQueryData(KEY, saved.assignment);
      toast.success(saved.message);
    },
  });

  function move(id: string, by: number) {
    const at = order.indexOf(id);
    const others = order.filter((one) => one !== id);
    setOrder([...others.slice(0, at + by), id, ...others.slice(at + by)]);
  }

  return (
    <div className={className}>
      <Form form={form} className="grid gap-5 p-4 sm:p-6">
        <FormStatus message={form.message} />
        <SelectField
          name="mode"
          label="A new lead goes to"
          options={assignmentModes}
          defaultValue={settled.mode}
          onChange={({ currentTarget }) => setMode(modeOf(currentTarget.value))}
        />
        {mode !== 'none' && (
          <fieldset>
            <legend className="mb-2 text-sm font-medium">Who takes part, in this order</legend>
            {order.length === 0 && <p className="text-sm text-muted">Nobody can take leads yet.</p>}
            <ol className="grid gap-1">
              {order.map((id, at) => (
                <Taking
                  key={id}
                  id={id}
                  name={names.get(id) ?? ''}
                  checked={settled.staff.includes(id)}
                  onUp={at > 0 ? () => move(id, -1) : undefined}
                  onDown={at < order.length - 1 ? () => move(id, 1) : undefined}
                />
              ))}
            </ol>
          </fieldset>
        )}
        {mode === 'by-requirement' && (
          <fieldset>
            <legend className="mb-2 text-sm font-medium">Who has what</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {Object.entries(requirements).map(([code, label]) => (
                <SelectField
                  key={code}
                  name={`rule-${code}`}
                  label={label}
                  options={{ '': 'In turn', ...Object.fromEntries(names) }}
                  defaultValue={names.has(settled.rules[code] ?? '') ? (settled.rules[code] ?? '') : ''}
                />
              ))}
            </div>
          </fieldset>
        )}
        <div>
          <SubmitButton busyLabel="Saving...">Save assignment</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const modeOf = (value: string): Assignment['mode'] =>
  value === 'fixed' || value === 'round-robin' || value === 'by-requirement' ? value : 'none';

interface TakingProps {
  id: string;
  name: string;
  checked: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** A button that is of no use stays where it is: whoever moves somebody with the keyboard keeps their place. */
function Taking({ id, name, checked, onUp, onDown }: TakingProps) {
  const way = (label: string, sign: string, go: (() => void) | undefined) => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${label}: ${name}`}
      aria-disabled={go === undefined}
      onClick={go}
      className="max-sm:min-h-11 max-sm:min-w-11"
    >
      {sign}
    </Button>
  );
  return (
    <li className="flex min-h-11 items-center gap-2">
      <span className="min-w-0 flex-1">
        <CheckboxField name="staff" value={id} label={name} defaultChecked={checked} />
      </span>
      {way('Earlier', '↑', onUp)}
      {way('Later', '↓', onDown)}
    </li>
  );
}
