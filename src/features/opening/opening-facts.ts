import { startOfDay } from '~/lib/time';
import { labelOf } from '~/model/fields';
import { employmentTypes, workplaces } from './opening-words';

/** "Faridabad, hybrid"; of what is done from anywhere the city is where the team sits. */
export const placeOf = ({ city, workplace }: { city: string; workplace: string }) =>
  workplace === 'remote' ? 'Remote, in India' : `${city}, ${labelOf(workplaces, workplace).toLowerCase()}`;

export const kindOf = ({ employmentType }: { employmentType: string }) =>
  labelOf(employmentTypes, employmentType);

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "Sun 31 Jan 2027": the last day on which it is open. */
export const closingDay = (closesOn: string) =>
  day.format(new Date(startOfDay(closesOn))).replaceAll(',', '');
