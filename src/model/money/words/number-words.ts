/** How a language says an amount. */
export interface NumberWords {
  /** From nought to ninety-nine: Hindi has a word of its own for each. */
  small: readonly string[];
  hundred: string;
  thousand: string;
  lakh: string;
  crore: string;
  /** "Rupees Five Only", "Rupees Five and Fifty Paise Only". */
  say(rupees: string, paise: string | undefined): string;
}
