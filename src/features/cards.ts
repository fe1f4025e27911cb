import { career } from '~/features/career/career';
import { contact } from '~/features/contact/contact';
import { employee } from '~/features/employee/employee';
import { enquiry } from '~/features/enquiry/enquiry';
import { followup } from '~/features/followup/followup';
import { mailTemplate } from '~/features/mail-template/mail-template';
import { media } from '~/features/media/media';
import { priceItem } from '~/features/price-item/price-item';
import { resources } from '~/features/resources';
import { stageLetter } from '~/features/stage-letter/stage-letter';
import { partners } from '~/features/user/partners';
import { user } from '~/features/user/user';
import type { Permission } from '~/model/permissions';
import type { Resource } from '~/model/resource';

export interface Card {
  /** As /stats has it. */
  name: string;
  title: string;
  access: Permission;
  /** Where its records are listed, for those who may see that list. */
  to: string;
  listAccess: Permission;
  /** What that is a list of. */
  listed: Resource;
}

const cardOf = (listed: Resource): Card => {
  const { name, card, path, area } = listed;
  const access = `${area}:read` as const;
  return { name, title: card, access, to: `/dashboard/${path}`, listAccess: access, listed };
};

const partnerCards = Object.entries(partners).map(([name, role]): Card => {
  const list = cardOf(user);
  const to = `${list.to}?is.role=${role}`;
  return { ...list, name, title: `Total ${name.toUpperCase()}`, access: 'leads:read', to };
});

/** Those of the contract, in its order. */
export const cards: readonly Card[] = [
  ...[user, enquiry, career, contact, employee].map(cardOf),
  ...partnerCards,
  cardOf(followup),
];

const tools: readonly Resource[] = [mailTemplate, media, priceItem, stageLetter];

/** What the contract has none for: told smaller. What the staff work with is no figure. */
export const otherCards = resources
  .filter((resource) => !tools.includes(resource))
  .map(cardOf)
  .filter(({ name }) => cards.every((card) => card.name !== name));
