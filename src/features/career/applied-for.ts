import { labelOf } from '~/model/fields';
import { designations } from './designations';

interface Applied {
  opening?: string | undefined;
  designation: string;
}

/** As what somebody has applied: for an opening, or in general. */
export const appliedFor = ({ opening, designation }: Applied) =>
  opening || labelOf(designations, designation);
