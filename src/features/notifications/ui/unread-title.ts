import { useEffect } from 'react';

const COUNT = /^\(\d+\+?\) /;

/** A word for the badge and the tab alike. */
export const inShort = (unread: number) => (unread > 99 ? '99+' : String(unread));

/** The tab says how much is unread, whatever page writes its title afterwards. */
export function useUnreadTitle(unread: number) {
  useEffect(() => {
    const write = () => {
      const title = document.title.replace(COUNT, '');
      const wanted = unread > 0 ? `(${inShort(unread)}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [unread]);
}
