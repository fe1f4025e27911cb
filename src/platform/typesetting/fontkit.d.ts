/** Of what fontkit has, that which draws letters. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface Position {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: readonly Glyph[]; positions: readonly Position[]; advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}
