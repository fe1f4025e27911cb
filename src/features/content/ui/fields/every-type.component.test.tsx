import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { triedFieldOf } from '~/testing/content-type/tried-fields';
import { ToastHost } from '~/ui/toast/toast-host';
import { collections } from '../../collections';
import { fieldsOf, filled } from '../../filled';
import { posts as firstPosts } from '../../types/posts/seed/seed';
import { changeAt } from './at-path';
import { ChangeFields } from './field';
import { FieldOf } from './field-of';
import { type FieldSchema, objectOf, textOf } from './field-schema';
import { fieldsLook } from './group-field';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ picture: null })));
afterEach(() => vi.unstubAllGlobals());

let data: unknown;

function Editor({ schema, first }: { schema: FieldSchema; first: unknown }) {
  const [now, setNow] = useState(first);
  // What the test reads is what is drawn.
  data = now;
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ToastHost />
      <ChangeFields value={(path, update) => setNow((before: unknown) => changeAt(before, path, update))}>
        <form className={fieldsLook}>
          {schema.fields.map(([name, field]) => (
            <FieldOf key={name} path={name} label={field.label} schema={field} value={objectOf(now)[name]} />
          ))}
        </form>
      </ChangeFields>
    </QueryClientProvider>
  );
}

const labelAt = ({ fields }: FieldSchema, [name, ...inner]: string[]): string => {
  const [, field] = fields.find(([known]) => known === name) ?? [];
  if (!field) throw new Error(`There is no field ${name}.`);
  return inner.length > 0 ? labelAt(field, inner) : field.label;
};

test.each(collections)(
  'the editor of $name has what there is to begin with in its fields, changes it, and fits a phone',
  async ({ name, entry, seed }) => {
    await page.viewport(360, 740);
    const { path } = triedFieldOf(name);
    const schema = fieldsOf(entry);
    const first = filled(schema, [name === 'posts' ? firstPosts : seed].flat()[0]);
    await render(<Editor schema={schema} first={first} />);
    const field = page.getByRole('textbox', { name: labelAt(schema, path.split('.')), exact: true });
    const [own] = field.elements().filter((one) => one.getAttribute('name') === path);
    if (!own) throw new Error(`No field is called ${path}.`);
    const saidIn = (all: unknown) =>
      path.split('.').reduce((value: unknown, key) => objectOf(value)[key], all);
    const said = textOf(saidIn(first));
    expect(said).not.toBe('');
    await expect.element(own).toHaveValue(said);
    await page.elementLocator(own).fill('Kimberlite');
    expect(saidIn(data)).toBe('Kimberlite');
    // And all the rest stays as it was.
    expect(changeAt(data, path, () => said)).toEqual(first);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
);
