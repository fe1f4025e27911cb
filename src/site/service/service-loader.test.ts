import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { publicUrlContext } from '~/lib/page-context';
import { readService } from './service-loader.server';

const SITE = 'https://site.example';

function read(query: string) {
  const context = new RouterContextProvider();
  context.set(publicUrlContext, SITE);
  const url = new URL(`${SITE}/development${query}`);
  const { head, html } = readService({ url, request: new Request(url), context });
  return { head, html: html.html ?? '' };
}

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

describe('the page of a service', () => {
  it.each([
    ['without a title', '', '/development', 'Development'],
    ['with an empty one', '?title=%20', '/development', 'Development'],
    ['with the name of the group', '?title=Development', '/development', 'Development'],
    ['by its title', '?title=Web+Design', '/development?title=Web%20Design', 'Web Design'],
    ['in other letters', '?title=%20web%20DESIGN', '/development?title=Web%20Design', 'Web Design'],
  ])('%s', (_, query, path, title) => {
    const { head, html } = read(query);
    expect(head.canonical).toBe(SITE + path);
    expect(heading(html)).toContain(`>${title}</span>`);
  });

  it('shows the words of an unknown title and nothing else, to nobody who searches', () => {
    const { head, html } = read(`?title=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(head.canonical).toBeUndefined();
    expect(head.title).not.toContain('img');
    expect(html.replaceAll(/<\/?(section|h1)[^>]*>/g, '')).toBe('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('cuts an unknown title at 80 characters, and none of them in two', () => {
    expect(heading(read(`?title=${encodeURIComponent('\u{1f33f}'.repeat(100))}`).html)).toBe(
      '\u{1f33f}'.repeat(80),
    );
  });
});
