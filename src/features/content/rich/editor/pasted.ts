import { joinLists } from './word-online';

/** What other programs copy beside the words. */
const NOISE = 'meta, link, style, script, title, xml, o\\:p, img, svg, canvas, iframe, object';

/** Our headings begin below the title of the page. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

/** How deep Word has set a point: its lists are paragraphs, which say so in a style. */
const LEVEL = /mso-list:[^;"']*level(\d)/i;
const NUMBERED = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/**
 * What was copied from Word, Google Docs or a page, as the editor reads it. What it does not know it leaves out by itself:
 * colours, fonts, tables, scripts. Put right is what would lose its meaning on the way.
 */
export function pastedHtml(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const { comment } of commentsIn(body)) comment.remove();
  for (const noise of body.querySelectorAll(NOISE)) noise.remove();
  // Google Docs wraps all of it in one bold element that is not bold.
  for (const wrapper of body.querySelectorAll('[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const heading of body.querySelectorAll('h1, h4, h5, h6'))
    rename(heading, HEADINGS[heading.tagName] ?? 'h3');
  for (const heading of body.querySelectorAll('p[role=heading]'))
    rename(heading, heading.ariaLevel === '1' || heading.ariaLevel === '2' ? 'h2' : 'h3');
  for (const first of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]'))
    if (first.isConnected && levelOf(first) > 0) makeList(first);
  joinLists(body);
  // Where there are no tables, the words of two cells would be one.
  for (const cell of body.querySelectorAll('td, th, caption')) rename(cell, 'div');
  for (const link of body.querySelectorAll('a[href]')) mendLink(link);
  for (const gap of body.querySelectorAll('p, h2, h3, br')) if (isGap(gap)) gap.remove();
  return body.innerHTML;
}

function commentsIn(body: HTMLElement) {
  const found: { comment: Comment }[] = [];
  const all = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  for (let node = all.nextNode(); node; node = all.nextNode())
    if (node instanceof Comment) found.push({ comment: node });
  return found;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, tag: string) {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const levelOf = (element: Element | null) =>
  element?.tagName === 'P' ? Number(LEVEL.exec(element.getAttribute('style') ?? '')?.[1] ?? 0) : 0;

/** The paragraphs from this one on that are points of one list, one in the other as they were set. */
function makeList(first: HTMLElement) {
  const points: HTMLElement[] = [];
  for (
    let next: Element | null = first;
    next instanceof HTMLElement && levelOf(next) > 0;
    next = next.nextElementSibling
  )
    points.push(next);
  const lists: HTMLElement[] = [];
  const [before, parent] = [document.createComment(''), first.parentNode];
  parent?.insertBefore(before, first);
  for (const point of points) {
    const depth = Math.min(levelOf(point), lists.length + 1);
    lists.length = depth - 1 < lists.length ? depth : lists.length;
    let list = lists[depth - 1];
    if (!list) {
      list = document.createElement(NUMBERED.test(markOf(point)) ? 'ol' : 'ul');
      const outer = lists[depth - 2]?.lastElementChild;
      if (outer) outer.append(list);
      else parent?.insertBefore(list, before);
      lists.push(list);
    }
    for (const mark of point.querySelectorAll('[style*="mso-list"]')) mark.remove();
    const item = document.createElement('li');
    item.append(...point.childNodes);
    point.remove();
    list.append(item);
  }
  before.remove();
}

/** Marks within the document that was copied, which lead nowhere from here. */
const BOOKMARK = /^#_/;

/** What is not linked to safely is linked to by the same address with TLS: all but a few sites have it. */
function mendLink(link: Element) {
  const to = link.getAttribute('href') ?? '';
  if (BOOKMARK.test(to)) unwrap(link);
  else link.setAttribute('href', to.replace(/^http:/i, 'https:'));
}

const BLOCK = /^(?:P|H[1-6]|UL|OL|DIV|BLOCKQUOTE|BR)$/;

/** Empty lines are how other programs keep paragraphs apart; here the page does. */
function isGap(element: Element) {
  if (element.tagName !== 'BR') return element.textContent?.trim() === '';
  const { previousSibling, previousElementSibling, nextSibling, nextElementSibling } = element;
  const isWords = (beside: ChildNode | null) => beside instanceof Text && beside.data.trim() !== '';
  const isBlock = (beside: Element | null) => beside === null || BLOCK.test(beside.tagName);
  if (isWords(previousSibling) || isWords(nextSibling)) return false;
  return isBlock(previousElementSibling) && isBlock(nextElementSibling);
}

/** The figure or dot that Word has written before a point. */
const markOf = (point: Element) => point.querySelector('[style*="mso-list"]')?.textContent ?? '';
