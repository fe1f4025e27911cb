/** All that the site has written down in the browser. */
export const allStored = async () => ({
  local: Object.entries(localStorage),
  session: Object.entries(sessionStorage),
  databases: await indexedDB.databases(),
  caches: await caches.keys(),
  cookies: document.cookie,
  history: history.state,
  windowName: window.name,
});
