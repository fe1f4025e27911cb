/** Pictures of one size and one use. A file in `groups/` exports one of these as its default. */
export interface PictureGroup {
  /**
   * Where they go: `site` pictures stand in pages, as AVIF in each width with one WebP for old browsers; `product`
   * pictures stand in records, as two WebP files; `share` pictures are shown by other sites, as JPEG.
   */
  use: 'site' | 'product' | 'share';
  folder: string;
  width: number;
  height: number;
  /** The widths that pages ask for. */
  widths: readonly number[];
  /** By name: the body of an HTML page of exactly that size. `/site/…`, `/public/…` and `/fonts/…` can be linked from it. */
  pictures: Record<string, () => string>;
}

export const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
