import { p, text } from '../../../rich/write';
import type { Project } from '../entry';

export const hospital: Project[] = [
  {
    title: 'Neem Chhaya Hospital',
    client: '180-bed hospital in NIT Faridabad',
    text: text(
      p(
        'Nobody crowds the door of room 4 any more. Tokens from the counter, the phone and the app run in one queue, shown on 16 screens and read aloud in Hindi and English.',
      ),
    ),
    result: { figure: '12 min', label: 'average wait, from 47' },
    weeks: 10,
    cover: {
      media: 'covers/neem-chhaya',
      alt: 'Wall display above waiting chairs: four doctors with their token numbers, and B 27 called to room 4 in large figures',
    },
    link: '',
  },
  {
    title: 'Namuna Labs',
    client: 'Diagnostic lab with 22 centres around Jaipur',
    text: text(
      p(
        'The PDF became a page that says what is low, what is normal and which way it moves over four reports. Results leave the analyser and reach the phone in 9 minutes.',
      ),
    ),
    result: { figure: '3 in 4', label: 'patients open the report the same day' },
    weeks: 12,
    cover: {
      media: 'covers/namuna',
      alt: 'Lab report on a phone over its printed form, beside two sample tubes: HbA1c down to 6.1% in four readings, vitamin D low',
    },
    link: '',
  },
  {
    title: 'Harsingar Hospital',
    client: 'Multispeciality hospital in Panipat',
    text: text(
      p(
        'Theatres, cleaning, beds and discharges were on four whiteboards on three floors. They share one plan now, and an urgent case shows at once what it would push back.',
      ),
    ),
    result: { figure: '+5', label: 'operations a day in the same 3 theatres' },
    weeks: 19,
    cover: {
      media: 'covers/harsingar',
      alt: 'Planner in a browser: operations in three theatres by the hour, and a map of beds in ICU and two wards with nine free by 4 pm',
    },
    link: '',
  },
  {
    title: 'Paas Doctor',
    client: 'Mother and child hospital in Rohtak',
    text: text(
      p(
        'Video visits for families in 64 villages, built to hold on a 300 kbps line: when the picture has to give way, the voice stays. The prescription is typed during the call and signed at its end.',
      ),
    ),
    result: { figure: '18,400', label: 'consultations in the first year' },
    weeks: 15,
    cover: {
      media: 'covers/paas-doctor',
      alt: 'Video consultation on a laptop: a doctor with glasses, a mother and child in the corner, and the prescription for a four-year-old',
    },
    link: '',
  },
];
