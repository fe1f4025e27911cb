import type { bookDemoCall } from '~/features/enquiry/enquiry';
import { callApi } from '~/lib/api';
import { requirements } from '~/model/leads/requirements';
import { SelectField } from '~/ui/forms/field';
import { SubmitButton } from '~/ui/forms/form';
import type { FormAnswer } from '~/ui/forms/form-words';
import { demoWords } from './form-words';
import { PersonFields } from './person-fields';
import { PublicForm } from './public-form';

interface DemoFormProps {
  posted: FormAnswer | undefined;
  /** The page that takes it without JavaScript. */
  action: string;
}

/** Book a Demo. */
export function DemoForm({ posted, action }: DemoFormProps) {
  return (
    <PublicForm
      draftKey="demo"
      words={demoWords}
      posted={posted}
      action={action}
      send={({ body, headers }) => callApi<typeof bookDemoCall>('POST', '/quotes', { body, headers })}
      messageColour={(words) => (words.includes('Error') ? 'text-white' : 'text-accent')}
      className="grid gap-4 sm:grid-cols-2"
    >
      <PersonFields typed={posted?.values} city />
      <SelectField
        name="requirement"
        label="Your Requirement"
        placeholder="Select Your Requirement"
        options={requirements}
        required
        defaultValue={posted?.values?.requirement ?? ''}
        missing="Select your requirement."
        className="sm:col-span-2"
      />
      <SubmitButton busyLabel="Submitting..." size="lg" className="mt-1 w-full sm:col-span-2">
        Submit Request
      </SubmitButton>
    </PublicForm>
  );
}
