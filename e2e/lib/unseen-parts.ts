export interface Place {
  /** The rest is looked at elsewhere. */
  within?: string;
  /** The sidebar and the bar of the dashboard, the foot of the site, too: they are the same on every page, and looked at once. */
  frame?: boolean;
}

/**
 * What is shown and looks like nothing in `seen`: the outermost such elements, and a sign for each of them and of what
 * they hold. Two elements have one sign where tag, role, states, colours and size of letters are the same, and those of
 * all around them. Runs in the page. While a dialog is open it is all that there is: what lies behind is looked at where
 * it stands alone.
 */
export const findUnseenParts = ({ within, frame, seen }: Place & { seen: string[] }) => {
  const place = within ?? (document.querySelector('dialog:modal') ? 'dialog:modal' : 'html');
  const frames = '#sidebar, #sidebar ~ div > header, main ~ footer, main ~ * footer';
  // What is open belongs to the page that it was opened on.
  const isShut = (part: Element) => !part.querySelector(':popover-open, details[open]');
  const exclude = frame ? [] : [...document.querySelectorAll(frames)].filter(isShut);

  const NAMED_OTHERWISE = /^aria-(label|labelledby|describedby|controls|owns|activedescendant|value\w+)$/;
  const attributeSign = ({ name, value }: Attr) =>
    name === 'role' || name === 'type' || (name.startsWith('aria-') && !NAMED_OTHERWISE.test(name))
      ? `${name}=${value}`
      : name + (value === '' ? '=' : '');
  const looksOf = (element: Element) => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
      getComputedStyle(element);
    return [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight];
  };
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  const shorten = (words: string) => {
    let sum = 2_166_136_261;
    for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words.charCodeAt(at), 16_777_619);
    return (sum >>> 0).toString(36);
  };

  const known = new Set(seen);
  const signs = new Set<string>();
  const include: Element[] = [];
  const lookAt = (element: Element, around: string, isWithinUnseen: boolean) => {
    if (exclude.includes(element)) return;
    const isShown = element.checkVisibility({ visibilityProperty: true });
    const attributes = [...element.attributes].map(attributeSign).sort();
    const looks = isShown ? looksOf(element) : [];
    const sign = shorten(
      [around, element.localName, ...attributes, isShown, hasWords(element), ...looks].join(' '),
    );
    const isUnseen = isWithinUnseen || !known.has(sign);
    if (isUnseen) signs.add(sign);
    if (isUnseen && !isWithinUnseen) include.push(element);
    for (const child of element.children) lookAt(child, sign, isUnseen);
  };
  for (const element of document.querySelectorAll(place)) lookAt(element, '', false);
  return { include, exclude, signs: [...signs] };
};
