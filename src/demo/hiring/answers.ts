import type { firstOpenings } from '~/features/opening/first-openings';
import type { Opening } from '~/features/opening/opening';
import type { Dice } from '../dice';

type Question = (typeof firstOpenings)[number]['questions'][number];
type InWords = Extract<Question, { kind: 'text' }>['label'];

/** What people write to each question that is answered in words. */
const lines: Record<InWords, readonly string[]> = {
  'Which site that you built may we look at?': [
    'kalptaru-bakery.example, the orders and the shop',
    'The booking page of Aarogya Clinic, aarogya-bookings.example',
    'sunrise-school.example: fees and the bus tracker are mine',
    'Most are behind a login; my own is on dev-notes.example',
    'panipat-looms.example, since last year, with two others',
  ],
  'Links to your apps': [
    'Rasta Driver and Khata Book, both on Google Play',
    'play.example/store/apps/nurse-round',
    'apps.example/in/field-notes, 40,000 installs',
    'One in each store: Tiffin Route and Metro Helper',
  ],
  'What did you sell last, and to whom?': [
    'Billing software, to medical shops in Ghaziabad',
    'Water purifiers to housing societies in Noida',
    'Two-wheeler insurance, on the phone and at the showroom',
    'Printers and their service to schools in South Delhi',
    'Office furniture to small factories in Okhla',
  ],
  'A link to what you have drawn': [
    'behance.example/my-first-forty',
    'A folder of nine pages: folio.example/web',
    'dribbble.example/posters-and-menus',
    'My college project, a site for the canteen: canteen-menu.example',
  ],
};

const isInWords = (label: string): label is InWords => Object.hasOwn(lines, label);

/** What somebody has answered; nothing to what the demo does not know. */
export const answersTo = ({ questions }: Opening, { roll, pick }: Dice) =>
  questions.map(({ label, kind, options }) => ({
    label,
    value: {
      text: () => (isInWords(label) ? pick(lines[label]) : ''),
      number: () => String(1 + Math.floor(roll() * 9)),
      yesno: () => pick(['Yes', 'Yes', 'Yes', 'No']),
      choice: () => pick(options),
    }[kind](),
  }));
