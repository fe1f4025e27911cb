import { expect, test } from 'vitest';
import { newToken } from '~/platform/auth/tokens';
import { newId } from '~/platform/db/ids';
import { withoutSecrets } from './secret-links';

const site = 'https://www.peepalworks.example';
const token = newToken();

test.each([
  `${site}/reset-password/${token}`,
  `${site}/verify-email/${token}?from=mail`,
  `${site}/unsubscribe?who=7&key=${token}`,
  `${site}/x#${token}.`,
  `http://127.0.0.1:3000/calendar/${token.slice(0, 22)}.ics`,
  `550 refused: /reset-password/${token} looks like spam`,
  `<a href="${site}/quotation/${token}">Open</a>`,
  `${site}/application/${token}`,
])('attack 45: the key is taken out of %s', (text) => {
  const shown = withoutSecrets(`Hello,\n\n${text}\n`);
  expect(shown).toContain('…');
  expect(shown).not.toContain(token.slice(0, 22));
});

test('what is no key stays', () => {
  const text = `Krishnamurthy-Venkataraman-Subramanian wrote.\n\n${site}/dashboard/enquiry?record=${newId()}\n${site}/dashboard/users\n`;
  expect(withoutSecrets(text)).toBe(text);
});
