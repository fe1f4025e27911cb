import { z } from 'zod';
import { inFigures } from '~/lib/figures';
import { ListInForm, outsideForm } from '~/records/ui/ordered/list-in-form';
import { TextField } from '~/ui/forms/field';
import { MOST_POINTS } from '../opening-form';

interface PointsFieldProps {
  name: string;
  label: string;
  one: string;
  initial: readonly string[];
}

const points = z.array(z.string());

/** Short lines, each a point of its own. */
export const PointsField = ({ name, label, one, initial }: PointsFieldProps) => (
  <ListInForm
    {...{ name, label, one, initial }}
    most={MOST_POINTS}
    folds={false}
    titleOf={(point) => point.trim()}
    empty={() => ''}
    read={(json) => points.parse(json)}
  >
    {(point, index, onChange) => (
      <TextField
        {...outsideForm}
        name={`${name}.${index}`}
        label={`${one.charAt(0).toUpperCase()}${one.slice(1)} ${inFigures(index + 1)}`}
        value={point}
        maxLength={200}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </ListInForm>
);
