import { Fragment, type ReactNode } from 'react';
import { pathTo } from './at-path';
import type { Field, FieldProps } from './field';
import { objectOf } from './field-schema';

/** Side by side where there is room for two; what is long takes the whole line. */
export const fieldsLook = 'grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4';

/** The fields of a group or of a whole entry, in their order. */
export function FieldsOf({ field, value, draw }: Pick<FieldProps, 'field' | 'value' | 'draw'>) {
  const inner = objectOf(value);
  return field.schema.fields.map(([name, schema]) => (
    <Fragment key={name}>
      {draw({ path: pathTo(field.path, name), label: schema.label, schema }, inner[name])}
    </Fragment>
  ));
}

export const GroupField = (props: FieldProps) => (
  <GroupFrame {...props.field}>
    <FieldsOf {...props} />
  </GroupFrame>
);

interface GroupFrameProps extends Pick<Field, 'path' | 'label'> {
  children: ReactNode;
}

export const GroupFrame = ({ path, label, children }: GroupFrameProps) => (
  <fieldset data-path={path} className="col-span-full min-w-0 rounded-md border border-line p-4 pt-2">
    <legend className="px-1.5 text-sm font-semibold">{label}</legend>
    <div className={fieldsLook}>{children}</div>
  </fieldset>
);
