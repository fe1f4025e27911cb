import { Closing } from '../closing';
import { Stats } from '../stats';
import { Technologies } from '../technologies';
import { Approach } from './approach';
import { Services } from './services';

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
