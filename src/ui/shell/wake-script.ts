/** What the server makes of the page's own script and of the links to its files, until the page has been seen. */
export const LATER = { script: 'text/later', link: 'later' };

/**
 * Runs in the head. The page is whole without scripts: so its styles, fonts and first picture have the line for themselves
 * until they are painted, and the scripts come after, each asked for in a moment of its own. A page that nobody looks at
 * yet is not painted and need not wait, and no picture is waited for longer than two seconds.
 */
export const wakeScript = `addEventListener('DOMContentLoaded',function(){function wake(){document.querySelectorAll('link[rel=${LATER.link}]').forEach(function(l){setTimeout(function(){l.rel='modulepreload'})});setTimeout(function(){var o=document.querySelector('script[type="${LATER.script}"]');if(!o)return;var s=document.createElement('script');s.type='module';s.textContent=o.textContent;document.head.append(s)})}function painted(){requestAnimationFrame(function(){setTimeout(wake)})}if(document.hidden)return wake();var p=document.querySelector('img[fetchpriority=high]');if(!p)return painted();Promise.race([p.decode(),new Promise(function(r){setTimeout(r,2000)})]).then(painted,painted)})`;
