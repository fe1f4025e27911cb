import { inFigures } from '~/lib/figures';
import { OrderedList } from '~/records/ui/ordered/ordered-list';
import { pathTo } from './at-path';
import { type FieldProps, useChangeField } from './field';
import { emptyOf, listOf, titleOf } from './field-schema';
import { FieldsOf, fieldsLook } from './group-field';

/** Several of a kind, each drawn by what it is. */
export function ListField({ field, value, error, draw }: FieldProps) {
  const { path, label, schema } = field;
  const change = useChangeField();
  const { item, one, fewest, most } = schema;
  if (!item) return null;
  const folds = item.kind === 'group';
  return (
    <OrderedList
      {...{ path, label, error, folds, one, fewest, most }}
      items={listOf(value)}
      titleOf={(inner) => titleOf(item, inner)}
      empty={() => emptyOf(item)}
      onChange={(update) => change(path, (now) => update(listOf(now)))}
    >
      {(inner, index) => {
        const inside = { path: pathTo(path, index), schema: item };
        return folds ? (
          <div className={fieldsLook}>
            <FieldsOf field={{ ...inside, label: '' }} value={inner} draw={draw} />
          </div>
        ) : (
          draw({ ...inside, label: `${item.label} ${inFigures(index + 1)}` }, inner)
        );
      }}
    </OrderedList>
  );
}
