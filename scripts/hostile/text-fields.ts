import type { Dice } from './dice.ts';
import type { Operation, Schema } from './document.ts';
import { bodyOf, properDraft } from './draft.ts';

const isText = (rule: Schema): boolean =>
  rule.type === 'string' ? !rule.enum && rule.format !== 'binary' : (rule.anyOf?.some(isText) ?? false);

/** The fields of an operation that take a text. */
export const textFields = ({ body, file }: Operation) =>
  Object.entries(body?.properties ?? {}).filter(([name, rule]) => name !== file && isText(rule));

/** Each text field of each operation once, by an admin, everything else being in order. */
export function* typedAddresses(
  dice: Dice,
  operations: readonly Operation[],
  texts: readonly string[],
  ids: readonly string[],
) {
  for (const operation of operations)
    for (const [name] of textFields(operation)) {
      const draft = properDraft(dice, operation, ids);
      draft.fields.set(name, dice.pick(texts));
      yield { name, operation, path: draft.path, method: draft.method, ...bodyOf(draft) };
    }
}
