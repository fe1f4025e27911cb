import type { ReactNode } from 'react';
import type { applyCall } from '~/features/career/career';
import { RESUME_HINT, resumeRules } from '~/features/career/resume-types';
import { callApi } from '~/lib/api';
import { TextField } from '~/ui/forms/field';
import { FileField } from '~/ui/forms/file-field';
import { SubmitButton } from '~/ui/forms/form';
import type { FormAnswer } from '~/ui/forms/form-words';
import { toast } from '~/ui/toast/toast';
import { careerWords } from '../forms/form-words';
import { PersonFields } from '../forms/person-fields';
import { PublicForm } from '../forms/public-form';
import { withAnswers } from './answers-in';

interface ApplyFormProps {
  draftKey: string;
  posted: FormAnswer | undefined;
  /** The page that takes it without JavaScript. */
  action: string;
  /** What is asked beyond who somebody is. */
  children: ReactNode;
}

/** An application, for an opening or in general. */
export function ApplyForm({ draftKey, posted, action, children }: ApplyFormProps) {
  const typed = posted?.values;
  return (
    <PublicForm
      draftKey={draftKey}
      words={careerWords}
      posted={posted}
      action={action}
      encType="multipart/form-data"
      // In whose place the success comes.
      onFailure={(words) => toast.error(words, { id: draftKey })}
      send={({ data, headers }) =>
        callApi<typeof applyCall>('POST', '/career', { form: withAnswers(data), headers })
      }
      className="grid gap-4 sm:grid-cols-2"
    >
      <PersonFields typed={typed} />
      <TextField
        name="experience"
        label="Your Experience (optional)"
        placeholder="4 years at a print shop"
        maxLength={120}
        defaultValue={typed?.experience}
      />
      {children}
      <FileField
        name="resume"
        label="Your CV"
        {...resumeRules}
        missing="Choose your CV."
        hint={typed ? `${RESUME_HINT}. Choose it again: a browser does not keep it.` : RESUME_HINT}
        required
        className="sm:col-span-2"
      />
      <SubmitButton busyLabel="Submitting..." size="lg" className="mt-1 w-full sm:col-span-2">
        Send application
      </SubmitButton>
    </PublicForm>
  );
}
