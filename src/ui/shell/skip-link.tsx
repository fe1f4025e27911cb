/** The first thing a keyboard comes to. */
export const SkipLink = () => (
  <a
    href="#content"
    className="fixed top-3 left-3 z-30 -translate-y-20 filled rounded-md bg-action px-4 py-2 font-semibold text-on-action focus:translate-y-0"
  >
    Skip to content
  </a>
);
