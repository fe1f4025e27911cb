/** Of what fontkit has, that which draws letters, and which there are. */
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
    /** All that it has letters for. */
    characterSet: readonly number[];
    layout(text: string): { glyphs: readonly Glyph[]; positions: readonly Position[]; advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}
