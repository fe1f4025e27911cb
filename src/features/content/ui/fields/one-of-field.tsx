import { useState } from 'react';
import { SelectField } from '~/ui/forms/field';
import { pathTo } from './at-path';
import type { FieldProps } from './field';
import { emptyOf, nameOfShape, objectOf, shapeIn } from './field-schema';
import { FieldsOf, GroupFrame } from './group-field';

/** Which of several it is, and the fields of that one. Whoever comes back to another finds there what they left. */
export function OneOfField({ field, value, onChange, draw }: FieldProps) {
  const { path, label, schema } = field;
  const [left, setLeft] = useState<Readonly<Record<string, unknown>>>({});
  const chosen = shapeIn(schema, value);
  const name = nameOfShape(chosen);

  function choose(next: string) {
    setLeft({ ...left, [name]: value });
    onChange(left[next] ?? emptyOf(shapeIn(schema, { shape: next })));
  }

  // Which it is has been asked already.
  const fields = chosen.fields.filter(([inner]) => inner !== 'shape');
  return (
    <GroupFrame path={path} label={label}>
      <SelectField
        name={pathTo(path, 'shape')}
        label="What is shown"
        className="col-span-full"
        options={Object.fromEntries(schema.shapes.map((one) => [nameOfShape(one), one.label]))}
        value={name}
        onChange={({ target }) => choose(target.value)}
        hint={
          Object.keys(left).length > 0
            ? 'What you wrote for another comes back when you choose it again, until you leave this page.'
            : undefined
        }
      />
      <FieldsOf field={{ ...field, schema: { ...chosen, fields } }} value={objectOf(value)} draw={draw} />
    </GroupFrame>
  );
}
