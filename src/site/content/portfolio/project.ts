/** A finished project as the portfolio shows it. */
export interface Project {
  /** Of its cover in `pictures/covers`. */
  slug: string;
  title: string;
  /** Whom it is for and where. */
  client: string;
  /** What was built, in one or two sentences with a figure in them. */
  text: string;
  /** What it did: a figure and what it counts. */
  result: { figure: string; label: string };
  /** What was delivered in how many weeks. */
  weeks: number;
  /** What the cover shows, for those who cannot see it. */
  alt: string;
  link?: string;
}
