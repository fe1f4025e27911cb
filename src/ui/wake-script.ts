/** What the server makes of the page's own script and of the links to its files, until the page has been seen. */
export const LATER = { script: 'text/later', link: 'later' };

/**
 * Runs in the head. The page is whole without scripts: so its styles, fonts and pictures have the line for themselves until
 * it is painted, and the scripts come after, each asked for in a moment of its own. A page that nobody looks at yet is
 * not painted and need not wait.
 */
export const wakeScript = `addEventListener('DOMContentLoaded',function(){function wake(){document.querySelectorAll('link[rel=${LATER.link}]').forEach(function(l){setTimeout(function(){l.rel='modulepreload'})});setTimeout(function(){var o=document.querySelector('script[type="${LATER.script}"]');if(!o)return;var s=document.createElement('script');s.type='module';s.textContent=o.textContent;document.head.append(s)})}document.hidden?wake():requestAnimationFrame(function(){setTimeout(wake)})})`;
