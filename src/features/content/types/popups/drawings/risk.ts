import { line, list, shape } from '../../../kinds';

/** The drawing has so many rows and so many columns. */
const four = (label: string, one: string, fits: number) =>
  list(label, one, line('Name', { fits }), 4).min(4, `${label}: the drawing has four.`);

export const risk = shape(
  'risk',
  'A risk that becomes smaller',
  {
    likelihoods: four('How likely, from the top', 'row', 9),
    costs: four('What it would cost, from the left', 'column', 6),
    risk: line('Name of the risk', { fits: 3 }),
  },
  {
    likelihoods: ['Likely', 'Possible', 'Unlikely', 'Rare'],
    costs: ['Low', 'Medium', 'High', 'Severe'],
    risk: 'R12',
  },
);
