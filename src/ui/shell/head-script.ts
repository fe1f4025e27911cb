import { themeScript } from './theme-script';
import { wakeScript } from './wake-script';

/**
 * Once the styles are there, the fonts that were fetched beside them are made ready for the first paint. Otherwise the browser
 * asks for them while it lays the page out, looks through the machine's own fonts meanwhile, and lays all of it out again.
 * A font that does not come is done without.
 */
const fontScript = `['Geist','"Bricolage Grotesque"'].forEach(function(f){document.fonts.load('1em '+f).catch(function(){})});\n`;

/** Says until the first scrolling that there was none: what follows the scrolling need not be made ready before. */
const scrollScript = `document.documentElement.dataset.unscrolled='';addEventListener('scroll',function(){delete document.documentElement.dataset.unscrolled},{once:true,capture:true,passive:true});\n`;

/** Whoever comes to the middle of a page, by a reload, by Back or to a place in it, has all of it laid out: what is above must be as high as it is. */
const wholeScript = `(location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate')&&(document.documentElement.dataset.whole='');\n`;

/**
 * A place of the page that the browser goes to by itself (a link before the scripts are awake, a `#` typed into the address)
 * makes an entry of the history that has no name. All such would share one name, and with it the place that was last scrolled to.
 */
const entryScript = `addEventListener('popstate',function(){history.state||history.replaceState({key:Math.random().toString(36).slice(2)},'')});\n`;

/** Stands in the head of every page, word for word: the policy names it by its hash. */
export const headScript = themeScript + fontScript + scrollScript + wholeScript + entryScript + wakeScript;
