export interface Source {
  url: string;
  width: number;
}

/** A picture as pages show it. */
export interface LibraryPicture {
  /** What it shows, where the words around it do not say. */
  alt: string;
  /** Of the largest. */
  width: number;
  height: number;
  /** Which part stays in sight where it is cut, as CSS says it; nothing for the middle. */
  position: string | undefined;
  /** The narrowest first. */
  avif: readonly Source[];
  webp: readonly Source[];
}

/** By what the words of the site name them: their id, or that under which the build has them. */
export type LibraryPictures = ReadonlyMap<string, LibraryPicture>;

/** One of them by that name, for whoever draws it. */
export type ReadPicture = (name: string) => LibraryPicture | undefined;
