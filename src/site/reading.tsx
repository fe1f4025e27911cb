/** HTML that a page's loader has drawn. In a browser it may be left out: then it stands in the document. */
export interface Drawn {
  /** Another one for every other piece of the page. */
  key: string;
  html?: string;
}

/** Its links are followed without a new document (see link-navigation.ts). */
export function Reading({ of }: { of: Drawn }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server, which escaped what it put in
  return <div data-reading={of.key} dangerouslySetInnerHTML={{ __html: htmlOf(of) }} />;
}

const found = new Map<string, string>();

/**
 * What was found in the document is remembered, because its element may leave the page and come back; and preferred to
 * the same from the server, which a browser spells a little differently: its elements would be made anew.
 */
function htmlOf({ key, html }: Drawn) {
  const known = found.get(key) ?? html;
  if (known !== undefined) return known;
  const standing = document.querySelector(`[data-reading="${CSS.escape(key)}"]`)?.innerHTML ?? '';
  found.set(key, standing);
  return standing;
}

/** A page that is nothing but read. */
export default function ReadingPage({ loaderData }: { loaderData: { html: Drawn } }) {
  return <Reading of={loaderData.html} />;
}
