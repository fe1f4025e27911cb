import { expect, test } from 'vitest';
import { resources } from '~/features/resources';
import { OFFLINE } from '~/lib/api';
import { AppError } from '~/lib/errors';
import { inWords } from '~/records/ui/list/outcomes';

const reason = '{firstname} stands for nothing.';
const refused = new AppError(400, 'invalid_input', reason);

test.each(resources)(
  'what is said of a refusal does not begin as if nobody knew why: $name',
  ({ messages: { addFailed, updateFailed, deleteFailed } }) => {
    for (const words of [addFailed, updateFailed, deleteFailed]) {
      const said = inWords(words, refused);
      expect(said).toMatch(/^Failed to .+/);
      expect(said).toContain(reason);
      expect(said).not.toContain(OFFLINE);
    }
  },
);
