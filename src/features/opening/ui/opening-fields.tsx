import type { ReactNode } from 'react';
import { designations } from '~/features/career/designations';
import type { AnyRecord } from '~/model/resource';
import { SelectField, TextAreaField, TextField } from '~/ui/forms/field';
import { RupeesField } from '~/ui/forms/rupees-field';
import { opening } from '../opening';
import { today } from '../opening-form';
import { employmentTypes, openingStatuses, salaryPeriods, workplaces } from '../opening-words';
import { AddressField } from './address-field';
import { LastDayField, OpensOnField } from './day-fields';
import { PointsField } from './points-field';
import { QuestionsField } from './questions-field';

/** The inputs of one opening: filled in for an edit, empty for a new one. */
export function openingFields(record: AnyRecord | undefined) {
  const row = record && opening.row.parse(record);
  return (
    <>
      <TextField
        name="title"
        label="Title"
        defaultValue={row?.title}
        hint="As somebody would search for it: “Senior web developer”."
        maxLength={100}
        className="col-span-full"
        autoComplete="off"
        required
      />
      <AddressField slug={row?.slug} title={row?.title ?? ''} wasPublic={row?.status !== 'Draft'} />
      <TextField
        name="department"
        label="Team"
        defaultValue={row?.department}
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        name="designation"
        label="Designation"
        options={designations}
        {...(row ? { defaultValue: row.designation } : { placeholder: 'Choose one' })}
        hint="Under which the applications are filed."
        required
      />
      <TextField
        name="city"
        label="City"
        defaultValue={row?.city ?? 'Faridabad'}
        maxLength={60}
        autoComplete="off"
        required
      />
      <SelectField
        name="workplace"
        label="Where"
        options={workplaces}
        defaultValue={row?.workplace ?? 'onsite'}
      />
      <SelectField
        name="employmentType"
        label="Kind"
        options={employmentTypes}
        defaultValue={row?.employmentType ?? 'FULL_TIME'}
      />
      <TextField
        name="places"
        label="Places"
        defaultValue={row?.places ?? 1}
        hint="How many people you want."
        inputMode="numeric"
        pattern="\s*[1-9]\d{0,2}\s*"
        title="Write a whole number from 1 to 999."
        autoComplete="off"
        required
      />
      <Part
        title="Salary"
        words="Who sees what it pays applies more often. Leave both empty, and nothing is said."
      >
        <RupeesField name="salaryFromPaise" label="From" paise={row?.salaryFromPaise ?? null} />
        <RupeesField name="salaryToPaise" label="To" paise={row?.salaryToPaise ?? null} />
        <SelectField
          name="salaryPer"
          label="Paid"
          options={salaryPeriods}
          defaultValue={row?.salaryPer ?? 'MONTH'}
        />
      </Part>
      <TextAreaField
        name="description"
        label="Description"
        defaultValue={row?.description}
        hint="What they will do, with whom, and what they get. An empty line begins a paragraph."
        rows={8}
        maxLength={6000}
        required
      />
      <PointsField
        name="responsibilities"
        label="Responsibilities"
        one="responsibility"
        initial={row?.responsibilities ?? []}
      />
      <PointsField name="skills" label="Skills" one="skill" initial={row?.skills ?? []} />
      <QuestionsField initial={row?.questions ?? []} />
      <Part title="On the site">
        <OpensOnField day={row?.opensOn ?? today()} />
        <LastDayField day={row?.closesOn ?? null} />
        <SelectField
          name="status"
          label="Status"
          options={openingStatuses}
          defaultValue={row?.status ?? 'Draft'}
          hint="A draft is seen by the team alone."
        />
      </Part>
    </>
  );
}

interface PartProps {
  title: string;
  words?: string;
  children: ReactNode;
}

const Part = ({ title, words, children }: PartProps) => (
  <fieldset className="col-span-full min-w-0 rounded-md border border-line p-4 pt-2">
    <legend className="px-1.5 text-sm font-semibold">{title}</legend>
    {words && <p className="mb-3 text-sm text-muted">{words}</p>}
    <div className="grid gap-4 sm:grid-cols-3">{children}</div>
  </fieldset>
);
