/** Where a device stands by its outer edge, in pixels of the 1200 by 800 cover. It may run over the cover's edge. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** A CSS transform. */
  turn?: string;
}

/** Two makes, so that forty clients do not all hold the same phone. */
export type Make = 'round' | 'slim';

/** What the slim ones cast. */
export const SHADOW = '0 50px 90px -20px rgb(0 0 0 / .45), 0 18px 36px -12px rgb(0 0 0 / .3)';

export const at = ({ left, top, width, height, turn }: Place) =>
  `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;${
    turn ? `transform:${turn};` : ''
  }`;

interface Body {
  shell: string;
  rim: string;
  corner: string;
  shadow: string;
  /** Of the screen in it: its corner and what shines through where it shows nothing. */
  inner: string;
  back: string;
}

/** A screen in a body; `fittings` are on the body, outside of the screen. */
export const device = (place: Place, body: Body, screen: string, fittings = '') =>
  `<div style="${at(place)}padding:${body.rim};border-radius:${body.corner};background:${body.shell};
    box-shadow:${body.shadow}"><div style="position:relative;width:100%;height:100%;overflow:hidden;
    border-radius:${body.inner};background:${body.back}">${screen}</div>${fittings}</div>`;
