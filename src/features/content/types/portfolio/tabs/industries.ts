import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const industries: Project[] = [
  {
    title: 'Arka Fasteners',
    client: 'Bolt maker in Ballabgarh, six lines',
    text: text(
      p(
        'Counters on 22 headers and thread rollers feed a wall screen at the end of each line. A stop of more than three minutes asks the operator why.',
      ),
    ),
    result: { figure: '81%', label: 'OEE after five months, from 64%' },
    weeks: 16,
    cover: {
      media: 'covers/arka-fasteners',
      alt: 'Line monitor on a factory wall: OEE 81.4, 8,216 bolts made this shift, bars for each hour and one stop of 24 minutes',
    },
    link: '',
  },
  {
    title: 'Neelrang',
    client: 'Yarn and fabric dyeing unit in Panipat',
    text: text(
      p(
        'Fourteen meters report every 30 seconds. When the load nears the contracted 850 kVA, the software holds one jet machine back until the peak has passed.',
      ),
    ),
    result: { figure: '₹ 2.6 lakh', label: 'off the power bill each month' },
    weeks: 10,
    cover: {
      media: 'covers/neelrang',
      alt: 'Energy dashboard with the load of the day at 761 kVA, kept under a red line at 850 kVA, and bars for each part of the plant',
    },
    link: '',
  },
  {
    title: 'Dhruv Castings',
    client: 'Iron foundry in IMT Faridabad',
    text: text(
      p(
        'Inspectors used to fill 60 paper cards a shift. Now they tap the fault where it sits on a picture of the casting, and the melt shop sees the pattern the same evening.',
      ),
    ),
    result: { figure: '1.9%', label: 'sent back by customers, was 5.4%' },
    weeks: 14,
    cover: {
      media: 'covers/dhruv-castings',
      alt: 'Inspection tablet with a cast-iron pump housing, a blowhole and a flash circled on it, and the verdict Rework',
    },
    link: '',
  },
  {
    title: 'Himgiri Packaging',
    client: 'Corrugated box plant in Sonipat',
    text: text(
      p(
        'A week plan for 31 machines, and a phone view for the nine fitters: what to open, which bearing, what torque, and a photograph before the cover goes back on.',
      ),
    ),
    result: { figure: '11 days', label: 'between breakdowns, was 4' },
    weeks: 8,
    cover: {
      media: 'covers/himgiri-packaging',
      alt: 'Maintenance plan of a week with jobs in rows by machine, and in front a phone with the steps of a late bearing change',
    },
    link: '',
  },
];
