import { career } from '~/features/career/career';
import { contact } from '~/features/contact/contact';
import { employee } from '~/features/employee/employee';
import { enquiry } from '~/features/enquiry/enquiry';
import { followup } from '~/features/followup/followup';
import { resources } from '~/features/resources';
import { partners } from '~/features/user/partners';
import { user } from '~/features/user/user';
import { type Permission, type Role, reach } from '~/model/permissions';
import type { Resource } from '~/model/resource';

interface Figure {
  /** As /stats has it. */
  name: string;
  title: string;
  access: Permission;
  /** Where its records are listed, for those who may see that list. */
  to: string;
  listAccess: Permission;
}

const figureOf = ({ name, card, path, area }: Resource): Figure => {
  const access = `${area}:read` as const;
  return { name, title: card, access, to: `/dashboard/${path}`, listAccess: access };
};

const partnerFigures = Object.entries(partners).map(([name, role]): Figure => {
  const list = figureOf(user);
  const to = `${list.to}?is.role=${role}`;
  return { name, title: `Total ${name.toUpperCase()}`, access: 'leads:read', to, listAccess: list.access };
});

/** The cards of the contract, in its order. */
const cards: readonly Figure[] = [
  ...[user, enquiry, career, contact, employee].map(figureOf),
  ...partnerFigures,
  figureOf(followup),
];

/** What the contract has no card for. */
const others = resources.map(figureOf).filter(({ name }) => cards.every((card) => card.name !== name));

/** Staff see the cards, and the rest smaller; a client sees what can be their own. */
export function figuresFor(role: Role) {
  const seen = (wanted: 'all' | 'own') => (figure: Figure) => reach(role, figure.access) === wanted;
  if (reach(role, 'insights:read') === 'all') {
    return { cards: cards.filter(seen('all')), others: others.filter(seen('all')) };
  }
  return { cards: [...cards, ...others].filter(seen('own')), others: [] };
}
