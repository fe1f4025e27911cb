/** Said when what was pasted is neither. */
export const NO_CODE = 'This is neither the link nor the code of our mail. Copy the whole link.';

/** The code out of what somebody copied from a mail: the link, or its end. Mail programs break lines and add brackets. */
export function mailedCode(typed = ''): string | undefined {
  const text = typed.replaceAll(/[\s<>]/g, '');
  const end = text.split('/reset-password/').at(-1) ?? '';
  return /^([\w-]{20,200})(?:[^\w-].*)?$/.exec(end)?.[1];
}
