import { type ComponentType, lazy, memo, Suspense } from 'react';
import { orReload } from '~/lib/browser/or-reload';
import { useFieldError } from '~/ui/forms/form';
import { Skeleton } from '~/ui/skeleton';
import { type Field, type FieldProps, useChangeField } from './field';
import { GroupField } from './group-field';
import { ListField } from './list-field';
import { OneOfField } from './one-of-field';
import { ChoiceField, DayField, LineField, LinkField, ProseField, WholeField } from './text-fields';

/** How each kind of `kinds.ts` is edited. What brings code of its own is fetched when a form has it: `lazy(orReload(() => import(…)))`. */
const components: Readonly<Record<string, ComponentType<FieldProps>>> = {
  line: LineField,
  prose: ProseField,
  link: LinkField,
  whole: WholeField,
  choice: ChoiceField,
  day: DayField,
  group: GroupField,
  list: ListField,
  oneOf: OneOfField,
  picture: lazy(orReload(() => import('~/features/media/picture-field'))),
  rich: lazy(orReload(() => import('../../rich/editor/rich-field'))),
};

interface FieldOfProps extends Field {
  value: unknown;
}

const draw: FieldProps['draw'] = (field, value) => <FieldOf {...field} value={value} />;

/** One field, drawn by its kind. Drawn anew when it is changed, and not when another is. */
export const FieldOf = memo(function FieldOf({ path, label, schema, value }: FieldOfProps) {
  const change = useChangeField();
  const error = useFieldError(path);
  const Component = components[schema.kind];
  if (!Component) return null;
  return (
    <Suspense fallback={<Skeleton className="col-span-full h-20" />}>
      <Component
        field={{ path, label, schema }}
        value={value}
        onChange={(next) => change(path, () => next)}
        error={error}
        draw={draw}
      />
    </Suspense>
  );
});
