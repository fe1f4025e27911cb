import { Closing } from '../closing.server';
import { Approach } from './about-approach.server';
import { Industries } from './about-industries.server';
import { Intro } from './about-intro.server';
import { CoreServices } from './about-services.server';
import { Slides } from './about-slides.server';
import { Mission, Vision } from './about-statements.server';
import { Team } from './about-team.server';
import { WhyChooseUs } from './about-why.server';

export const AboutPage = () => (
  <>
    <Intro />
    <Vision />
    <Mission />
    <Approach />
    <CoreServices />
    <WhyChooseUs />
    <Team />
    <Industries />
    <Slides />
    <Closing />
  </>
);
