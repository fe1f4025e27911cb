/** Where a signature is drawn, in the units of its points. */
export const SIGNATURE_BOX = { width: 600, height: 200 };

/** More is not taken: of what was drawn, and of a name. */
export const LONGEST_SIGNATURE = 50_000;
export const LONGEST_TYPED = 120;

/** Lines through points of that box, `M12 40L18 42L…`. Anything else is a name that was typed. */
const DRAWN = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/;

export const isDrawn = (signature: string) => DRAWN.test(signature);
