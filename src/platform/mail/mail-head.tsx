/** What a mail program must know before it draws: without the viewport a phone draws a mail 980 px wide and shrinks it. */
export const MailHead = ({ subject }: { subject: string }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    {/* The older name of the same, which Apple Mail has known for longer. */}
    <meta name="supported-color-schemes" content="light dark" />
    <title>{subject}</title>
    <style>{darkColours}</style>
  </head>
);

/**
 * The light colours stand at the elements, where every program finds them. One that is dark and reads style sheets takes
 * these instead of guessing its own.
 */
const darkColours = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.ground{background:#04130e!important;color:#fbfaf5!important}',
  '.banner{background:#17463a!important}',
  '.paper{background:#07201a!important}',
  '.quiet{color:#a9bbb2!important}',
  '.button{background:#22a75a!important;color:#04130e!important}',
  '}',
].join('');
