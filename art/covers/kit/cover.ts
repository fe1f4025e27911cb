/** The page of a cover: its ground, its own rules and what stands on it. */
export const cover = (ground: string, css: string, html: string) =>
  `<style>body { position: relative; background: ${ground}; } ${css}</style><body>${html}</body>`;

/** One piece of HTML for each item. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string) =>
  items.map(draw).join('');

interface AvatarLook {
  ink?: string;
  /** How large the initials are set. */
  letters?: number;
}

export const avatar = (
  initials: string,
  ground: string,
  size: number,
  { ink = '#fff', letters = size * 0.38 }: AvatarLook = {},
) =>
  `<span style="display:inline-grid;place-items:center;flex:none;width:${size}px;height:${size}px;
    border-radius:50%;background:${ground};color:${ink};font-size:${letters}px;font-weight:650;
    letter-spacing:.01em">${initials}</span>`;
