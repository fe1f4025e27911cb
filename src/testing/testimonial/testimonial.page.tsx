import type { AnyRecord } from '~/model/resource';
import { PersonInputs } from '~/records/ui/editor/person-inputs';
import { ResourceList } from '~/records/ui/list/resource-list';
import { TextAreaField } from '~/ui/forms/field';
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
