import { ResourceList } from '~/dashboard/resource-list';
import { PersonInputs } from '~/resources/person-inputs';
import type { AnyRecord } from '~/resources/resource';
import { TextAreaField } from '~/ui/field';
import { testimonial } from './testimonial';

export default function TestimonialPage() {
  return <ResourceList resource={testimonial} fields={fields} />;
}

/** The inputs of one form: filled in for an edit, empty for a new one. */
const fields = (record: AnyRecord | undefined) => (
  <>
    <PersonInputs row={record} number="phone" />
    <TextAreaField
      name="quote"
      label="Quote"
      defaultValue={record && testimonial.row.parse(record).quote}
      required
    />
  </>
);
