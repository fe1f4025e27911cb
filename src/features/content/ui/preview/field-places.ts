const FIELD = '[data-field]';

const pathsOf = (place: Element) => place.getAttribute('data-field')?.split(' ') ?? [];

/** Asked by what it can do: an element of another window is none of this one's classes. */
const isElement = (target: EventTarget | null): target is HTMLElement =>
  target !== null && 'closest' in target && 'style' in target;

const isWithin = (place: Element, { clientX, clientY }: MouseEvent) =>
  [...place.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );

/** What is seen under the mouse: a link that lies over its whole card hides the words of the card from it, but not from people. */
function placeAt(event: MouseEvent) {
  const { target, clientX, clientY } = event;
  if (!isElement(target)) return null;
  const [first, ...below] = target.ownerDocument.elementsFromPoint(clientX, clientY);
  const seen = first === target ? below : [];
  const places = [target, ...seen].flatMap((one) => one.closest<HTMLElement>(FIELD) ?? []);
  return places.find((place) => isWithin(place, event)) ?? places[0] ?? null;
}

const outlined = new WeakMap<Document, HTMLElement>();

/** One at a time. */
function outline(page: Document, place: HTMLElement | null) {
  const before = outlined.get(page);
  if (before === place) return;
  before?.style.removeProperty('outline');
  before?.style.removeProperty('outline-offset');
  outlined.delete(page);
  if (!place) return;
  place.style.outline = '3px solid #2f9e6b';
  place.style.outlineOffset = '4px';
  outlined.set(page, place);
}

/** Shows what can be picked under the mouse; a click on it says which field it is, and does nothing else. */
export function watchPlaces(page: Document, pick: (path: string) => void) {
  page.addEventListener('mousemove', (event) => outline(page, placeAt(event)));
  const choose = (event: MouseEvent) => {
    const place = placeAt(event);
    const [path] = place ? pathsOf(place) : [];
    if (path === undefined) return;
    // Before the page hears of it: a link would lead away from what is edited.
    event.preventDefault();
    event.stopPropagation();
    pick(path);
  };
  page.addEventListener('click', choose, { capture: true });
}

/** Brings a field into sight: its own place, or one of what it is made of, or of what it is a part of. */
export function showPlace(page: Document, path: string) {
  const places = [...page.querySelectorAll<HTMLElement>(FIELD)];
  const parts = path.split('.');
  const wholes = parts.map((_part, index) => parts.slice(0, parts.length - index).join('.'));
  for (const whole of wholes) {
    const found = places.find((place) =>
      pathsOf(place).some((shown) => shown === whole || shown.startsWith(`${whole}.`)),
    );
    if (!found) continue;
    outline(page, found);
    found.scrollIntoView({ block: 'center', behavior: 'smooth' });
    return;
  }
}
