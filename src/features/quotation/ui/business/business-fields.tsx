import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { SettingConflict } from '~/features/settings/setting-conflict';
import type { useSetting } from '~/features/settings/use-setting';
import { useUser } from '~/platform/auth/ui/session';
import { DraftNote } from '~/records/ui/editor/draft-note';
import { TextAreaField, TextField } from '~/ui/forms/field';
import { Form, FormStatus, SubmitButton, useForm } from '~/ui/forms/form';
import { memoryShelf } from '~/ui/forms/memory-shelf';
import { type Business, emptyIn, missingIn, type settledBusiness } from '../../business';
import { BUSINESS } from '../../business-place';
import { factsOf } from './facts';
import { LogoField } from './logo-field';
import { NextNumbers } from './next-numbers';
import { TaxFields, taxFaults } from './tax-fields';

type Setting = ReturnType<typeof useSetting<z.output<typeof settledBusiness>, Business>>;

interface BusinessFieldsProps {
  setting: Setting;
  className: string;
}

export function BusinessFields({ setting, className }: BusinessFieldsProps) {
  const { opened: ours, conflict, round, save, takeTheirs } = setting;
  const sheet = useRef<HTMLDivElement>(null);
  const form = useForm({
    keepValues: true,
    draftKey: `${useUser()._id}-business`,
    shelf: memoryShelf,
    check: taxFaults,
    async send({ validityDays, ...typed }) {
      await save({ ...ours, ...typed, validityDays: Number(validityDays) });
    },
  });

  const isLedHere = useLocation().hash === `#${BUSINESS}`;
  const first = emptyIn(ours)[0];
  const focusOn = (name: string) => sheet.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  // Whoever was led here from a quotation begins with what it lacks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (isLedHere && first) focusOn(first);
  }, []);

  return (
    <div ref={sheet} className={className}>
      <Form form={form} className="grid gap-x-5 gap-y-4 p-4 sm:grid-cols-2 sm:p-6">
        <FormStatus message={form.message} />
        <DraftNote form={form} />
        {conflict && (
          <SettingConflict
            mine={factsOf(conflict.mine)}
            theirs={factsOf(conflict.theirs)}
            onTakeTheirs={() => {
              form.startOver();
              takeTheirs();
            }}
          />
        )}
        <Missing ours={ours} onChoose={focusOn} />
        <TextField
          name="legalName"
          label="Legal name"
          defaultValue={ours.legalName}
          maxLength={200}
          autoComplete="organization"
          autoFocus={round > 0}
        />
        <TaxFields ours={ours} />
        <Lines name="address" label="Address" ours={ours} rows={4} maxLength={1000} />
        <Heading>How we are paid</Heading>
        <Lines
          name="bank"
          label="Bank"
          ours={ours}
          rows={4}
          maxLength={1000}
          hint="As it is to stand there: name, account, IFSC, branch, each on its line."
        />
        <TextField
          name="upi"
          label="UPI"
          defaultValue={ours.upi}
          hint="Such as peepalworks@okbank. A code to scan stands on the paper then."
          pattern="[\w.\-]{2,256}@[A-Za-z][\w.\-]{1,63}"
          title="A UPI address looks like name@bank."
          autoComplete="off"
          spellCheck={false}
        />
        <Heading>What a new quotation says</Heading>
        <Lines name="terms" label="Terms" ours={ours} rows={6} maxLength={10_000} />
        <TextField
          name="validityDays"
          label="Valid for (days)"
          missing="Say for how many days."
          type="number"
          min={1}
          max={365}
          step={1}
          defaultValue={ours.validityDays}
          required
        />
        <TextField
          name="lut"
          label="Instead of tax, for exports and zones"
          defaultValue={ours.lut}
          maxLength={300}
          hint="Such as: Supply under LUT AD060426001234X without payment of IGST."
          autoComplete="off"
        />
        <LogoField value={ours.logo} />
        <NextNumbers />
        <div className="col-span-full">
          <SubmitButton busyLabel="Saving...">Save business data</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h3 className="col-span-full mt-2 border-t border-line pt-5 font-text text-base font-semibold">
    {children}
  </h3>
);

interface LinesProps {
  name: 'address' | 'bank' | 'terms';
  label: string;
  ours: Business;
  rows: number;
  maxLength: number;
  hint?: string;
}

const Lines = ({ name, ours, ...rest }: LinesProps) => (
  <TextAreaField name={name} defaultValue={ours[name]} className="col-span-full" {...rest} />
);

interface MissingProps {
  ours: Business;
  onChoose: (field: string) => void;
}

/** What a quotation cannot be sent without, each with the way to it. */
function Missing({ ours, onChoose }: MissingProps) {
  const fields = emptyIn(ours);
  if (fields.length === 0) return null;
  const words = missingIn(ours);
  return (
    <p className="col-span-full rounded-md border border-line bg-sunken p-4 text-sm">
      Before the first quotation:{' '}
      {fields.map((field, at) => (
        <span key={field}>
          {at > 0 && ', '}
          <button
            type="button"
            onClick={() => onChoose(field)}
            className="font-medium underline underline-offset-4"
          >
            {words[at]}
          </button>
        </span>
      ))}
      .
    </p>
  );
}
