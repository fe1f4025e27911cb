import { isQueryRuledOut } from './bends.ts';
import type { Dice } from './dice.ts';
import type { Operation } from './document.ts';
import type { Draft } from './draft.ts';

const PAGES = ['1', '2', '3', '11', '1000', '1000000', '2147483648', '9007199254740991'];
const NO_PAGES = ['0', '-1', '1.5', '9007199254740992', '1e300', 'x', ''];
const TEXTS = ['a', 'hostile', 'asha', '%', 'nobody has this'];

/** A list at any page, mostly one that it does not have, searched and sorted as it can be. */
export function turnPages(dice: Dice, draft: Draft, { parameters }: Operation) {
  const ruleOf = (name: string) => parameters.find((one) => one.in === 'query' && one.name === name)?.schema;
  const choose = (name: string, choices: readonly unknown[] = []) => {
    if (ruleOf(name) && choices.length > 0 && dice.chance(0.6))
      draft.query.push([name, String(dice.pick(choices))]);
  };
  const page = dice.pick(dice.chance(0.85) ? PAGES : NO_PAGES);
  draft.query = [['page', page]];
  choose('sort', ruleOf('sort')?.enum);
  choose('pageSize', [1, 10, 100]);
  choose('status', ruleOf('status')?.enum);
  choose('spam', ['true', 'false']);
  const fields = ruleOf('field')?.enum ?? [];
  if (fields.length > 0 && dice.chance(0.7))
    draft.query.push(['field', String(dice.pick(fields))], ['q', dice.pick(TEXTS)]);
  if (isQueryRuledOut(ruleOf('page') ?? {}, page)) draft.refusal = `its page is ${page}`;
}
