import { Closing } from '../closing.server';
import { Stats } from '../stats.server';
import { Technologies } from '../technologies.server';
import { Approach } from './approach.server';
import { Services } from './services.server';

/** The front page below the form. It holds nothing to click but plain links, and is the same for everyone. */
export const LandingSections = () => (
  <>
    <Stats />
    <Services />
    <Approach />
    <Technologies />
    <Closing />
  </>
);
