/** HTML that the page's loader has drawn. Its links are followed without a new document (see link-navigation.ts). */
export function Reading({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server, which escaped what it put in
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A page that is nothing but read. */
export default function ReadingPage({ loaderData }: { loaderData: { html: string } }) {
  return <Reading html={loaderData.html} />;
}
