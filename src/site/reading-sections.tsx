import { renderToStaticMarkup } from 'react-dom/server';
import { Approach } from './approach';
import { Closing } from './closing';
import { Services } from './services';
import { Stats } from './stats';
import { Technologies } from './technologies';

let html: string | undefined;

/** The front page below the form. It holds nothing to click but plain links, and is the same for everyone. */
export function readingSections() {
  html ??= renderToStaticMarkup(
    <>
      <Stats />
      <Services />
      <Approach />
      <Technologies />
      <Closing />
    </>,
  );
  return html;
}
