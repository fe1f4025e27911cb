import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { SettingConflict } from '~/features/settings/setting-conflict';
import { useSetting } from '~/features/settings/use-setting';
import { callApi } from '~/lib/api';
import { useCall } from '~/lib/use-call';
import { SelectField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { LoadFault } from '~/ui/panel';
import { toast } from '~/ui/toast/toast';
import {
  type Assignment,
  type assignmentCall,
  assignmentModes,
  type setAssignmentCall,
  type settledAssignment,
} from './calls/assignment-call';
import type { ownersCall } from './followup';
import { ownerNamedBy } from './ui/owner-names';
import { TakingPart } from './ui/taking-part';

const KEY = ['assignment'];
const PATH = '/settings/assignment';

type Settled = z.output<typeof settledAssignment>;
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
  const settled = useCall<typeof assignmentCall>(KEY, PATH);
  const owners = useCall<typeof ownersCall>(['owners'], '/followup/owners');
  if (settled.isError || owners.isError) {
    const retry = () => Promise.all([settled.refetch(), owners.refetch()]);
    return <LoadFault words="The assignment could not be loaded." onRetry={retry} />;
  }
  if (!settled.data || !owners.data) return loading;
  return <Opened {...{ requirements, className }} stored={settled.data} owners={owners.data} />;
}

interface OpenedProps extends Omit<SectionProps, 'loading'> {
  owners: Owners;
}

function Opened({ stored, ...rest }: OpenedProps & { stored: Settled }) {
  const queries = useQueryClient();
  const setting = useSetting<Settled, Assignment>(stored, {
    read: () => callApi<typeof assignmentCall>('GET', PATH),
    async write(body) {
      const saved = await callApi<typeof setAssignmentCall>('PUT', PATH, { body });
      queries.setQueryData(KEY, saved.assignment);
      toast.success(saved.message);
      return saved.assignment;
    },
  });
  return <Fields key={setting.round} {...rest} setting={setting} />;
}

/** It would be saved as a success, and the next lead be nobody's. */
const NOBODY = `Nobody takes part yet. Add somebody, or choose “${assignmentModes.none}”.`;

type Setting = ReturnType<typeof useSetting<Settled, Assignment>>;

function Fields({ requirements, owners, className, setting }: OpenedProps & { setting: Setting }) {
  const { opened, conflict, round, save, takeTheirs } = setting;
  const [mode, setMode] = useState(opened.mode);
  const names = new Map(owners.map(({ _id, name }) => [_id, name]));
  // Who has left since takes no part, and has nothing.
  const [taking, setTaking] = useState(() => opened.staff.filter((id) => names.has(id)));
  const others = Object.entries(opened.rules).filter(([, id]) => names.has(id));
  const namedBy = (typed: string) => ownerNamedBy(owners, { _id: '', name: '' }, typed);
  const form = useForm({
    keepValues: true,
    check({ staff = '', ...typed }): Record<string, string> {
      const named = namedBy(staff);
      if (named === undefined) return { staff: 'Choose somebody from the list.' };
      const hasRule = Object.keys(requirements).some((code) => typed[`rule-${code}`]);
      if (mode === 'none' || named || taking.length > 0 || hasRule) return {};
      return { [owners.length > 0 ? 'staff' : 'mode']: NOBODY };
    },
    async send(typed) {
      // Whoever is named and was not added yet is meant all the same.
      const named = namedBy(typed.staff ?? '');
      const rules = Object.keys(requirements).flatMap((code) => {
        const id = typed[`rule-${code}`];
        return id ? [[code, id]] : [];
      });
      await save({
        mode,
        staff: named && !taking.includes(named) ? [...taking, named] : taking,
        rules: Object.fromEntries(mode === 'by-requirement' ? rules : others),
      });
    },
  });

  const wordsOf = ({ mode: way, staff, rules }: Assignment) => ({
    'A new lead goes to': assignmentModes[way],
    'Who takes part': staff.map((id) => names.get(id) ?? 'somebody who has left').join(', '),
    'Who has what': Object.entries(rules)
      .map(([code, id]) => `${requirements[code] ?? code}: ${names.get(id) ?? 'somebody who has left'}`)
      .join(', '),
  });

  return (
    <div className={className}>
      <Form form={form} className="grid gap-5 p-4 sm:p-6">
        <FormStatus message={form.message} />
        {conflict && (
          <SettingConflict
            mine={wordsOf(conflict.mine)}
            theirs={wordsOf(conflict.theirs)}
            onTakeTheirs={takeTheirs}
          />
        )}
        <SelectField
          name="mode"
          label="A new lead goes to"
          options={assignmentModes}
          defaultValue={opened.mode}
          autoFocus={round > 0}
          onChange={({ currentTarget }) => setMode(modeOf(currentTarget.value))}
        />
        {mode !== 'none' && <TakingPart {...{ owners, taking }} onChange={setTaking} />}
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
                  defaultValue={names.has(opened.rules[code] ?? '') ? (opened.rules[code] ?? '') : ''}
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
