/** Where the reader's choice is kept. */
export const THEME_KEY = 'theme';

/** Runs in the head, before the first paint, so that a dark dashboard never flashes white. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t)document.documentElement.dataset.theme=t}catch{}\n`;
