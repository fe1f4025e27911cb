import { lazy, Suspense, useCallback, useState } from 'react';
import { RepliesOf } from '~/features/followup/replies-of';
import { writeAbout } from '~/features/mails/write-about';
import { ScoresOf } from '~/features/score/scores-of';
import { orReload } from '~/lib/browser/or-reload';
import type { AnyRecord } from '~/model/resource';
import { useMay } from '~/platform/auth/ui/session';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { type BoardOf, ResourceList } from '~/records/ui/list/resource-list';
import { SelectField, TextField } from '~/ui/forms/field';
import { FileField } from '~/ui/forms/file-field';
import { LoadingWords } from '~/ui/skeleton';
import { career } from './career';
import { designations } from './designations';
import { RESUME_HINT, resumeRules } from './resume-types';
import { Answers } from './ui/answers';
import { HiredPart } from './ui/hired/hired-part';
import { InterviewsPart } from './ui/interviews-part';
import { OtherApplications } from './ui/other-applications';
import { RepeatMark } from './ui/repeat-mark';
import { ResumeButtons } from './ui/resume/resume-buttons';
import { ResumePane } from './ui/resume/resume-pane';
import type { ResumeField } from './ui/resume/resumes-of';
import { ManyStages } from './ui/stage/many-stages';
import { StageBar } from './ui/stage/stage-bar';

export default function CareerPage() {
  /** Which CV is read beside the application, and beside the next one. */
  const [shown, setShown] = useState<ResumeField>();
  const mayRead = useMay()('files:read');
  const read = useCallback((isOpen: boolean) => setShown(isOpen ? 'resume' : undefined), []);
  return (
    <ResourceList
      resource={career}
      fields={fields}
      work={(row) => (
        <>
          <StageBar application={career.row.parse(row)} />
          <InterviewsPart key={`interviews ${row._id}`} application={career.row.parse(row)} />
          <HiredPart key={row._id} application={career.row.parse(row)} />
          <OtherApplications application={career.row.parse(row)} />
          <RepliesOf resource={career} row={row} />
        </>
      )}
      board={board}
      mark={mark}
      bulkAsk={(asked) => <ManyStages {...asked} />}
      talk={writeAbout(career)}
      more={(row) => {
        const application = career.row.parse(row);
        return (
          <>
            <ScoresOf key={`scores ${row._id}`} id={row._id} />
            <Answers application={application} />
            {mayRead && <ResumeButtons application={application} shown={shown} onShow={setShown} />}
          </>
        );
      }}
      beside={
        mayRead
          ? {
              label: 'CV',
              isOpen: shown !== undefined,
              onChange: read,
              of: (row) => (
                <ResumePane
                  key={row._id}
                  application={career.row.parse(row)}
                  chosen={shown ?? 'resume'}
                  onChoose={setShown}
                />
              ),
            }
          : undefined
      }
    />
  );
}

const mark = (row: AnyRecord, rows: readonly AnyRecord[]) => <RepeatMark row={row} rows={rows} />;

/** Fetched when it is asked for. */
const CareerBoard = lazy(orReload(() => import('./ui/board/career-board')));

const board = (of: BoardOf) => (
  <Suspense fallback={<LoadingWords />}>
    <CareerBoard {...of} />
  </Suspense>
);

const fields = (record: AnyRecord | undefined) => {
  const row = record && career.row.parse(record);
  return (
    <>
      <PersonInputs row={record} number="phone" />
      <SelectField
        name="designation"
        label="Designation"
        options={designations}
        placeholder="Select the designation"
        defaultValue={row?.designation ?? ''}
        required
      />
      <TextField
        name="experience"
        label="Experience"
        defaultValue={row?.experience}
        autoComplete="off"
        placeholder="4 years"
      />
      {!row && <FileField name="resume" label="CV" hint={`${RESUME_HINT}.`} {...resumeRules} required />}
    </>
  );
};
