import { type Card, cards, otherCards } from '~/features/cards';
import { type Role, reach } from '~/model/permissions';

/** Staff see the cards, and the rest smaller; a client sees what can be their own. */
export function figuresFor(role: Role) {
  const seen = (wanted: 'all' | 'own') => (card: Card) => reach(role, card.access) === wanted;
  if (reach(role, 'insights:read') === 'all') {
    return { cards: cards.filter(seen('all')), others: otherCards.filter(seen('all')) };
  }
  return { cards: [...cards, ...otherCards].filter(seen('own')), others: [] };
}
