import { isStaff, type Role } from '~/model/permissions';
import type { Config } from '~/platform/config/config';

interface Person {
  role: Role;
  hasSecondFactor: boolean;
}

/** Whether the agency asks for a second factor that this person does not have yet. */
export function lacksSecondFactor({ secondFactor }: Pick<Config, 'secondFactor'>, person: Person) {
  if (person.hasSecondFactor || secondFactor === 'optional') return false;
  // Staff: whoever sees what others have sent.
  return secondFactor === 'everybody' || isStaff(person.role);
}
