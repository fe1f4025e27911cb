import { bullets, h2, p, picture, quote, steps, strong, text, to } from '../../../rich/write';
import type { Post } from '../entry';

export const whichSheetFirst: Post = {
  title: 'Leaving Excel: which sheet to replace first',
  slug: 'leaving-excel-which-sheet-first',
  summary:
    'Most firms replace the largest sheet first and regret it. Four questions that find the right one, and three sheets that should stay.',
  author: {
    name: 'Gauri Deshpande',
    portrait: {
      media: 'portraits/gauri-deshpande',
      alt: 'Drawn portrait of Gauri Deshpande smiling, with a long braid and a striped kurta',
    },
  },
  tags: ['Software', 'Factories'],
  publishedOn: '2026-10-27',
  picture: {
    media: 'art/software-development',
    alt: 'A dispatch board for a warehouse, the carton label it prints and a test run with 212 tests passed',
  },
  body: text(
    p(
      'Every workshop in Sector 24 that calls us has one sheet that everybody fears. It has 40 tabs, a macro that a cousin wrote in 2016, and it is open on one computer only. That is the sheet people ask us to replace first. It is almost always the wrong one.',
    ),
    p(
      'The largest sheet is large because it holds the exceptions of ten years. To replace it, somebody has to remember all of them, and nobody does. You pay for four months, and on the first Monday a case turns up that the new program does not know.',
    ),
    h2('Four questions, a mark for each yes'),
    p('Write down every sheet that at least two people open. Then ask of each:'),
    steps(
      [
        strong('Do two people type the same thing into it?'),
        ' The gate writes the lorry, the store writes it again. Typing twice is where the differences at the month’s end come from.',
      ],
      [
        strong('Does somebody wait for it?'),
        ' If a dispatch stands until a sheet is mailed, software gives you that hour back on the first day.',
      ],
      [
        strong('Does a mistake in it cost money outside the firm?'),
        ' A wrong rate on a quotation, a missed GST date, a batch that cannot be traced.',
      ],
      [
        strong('Could you explain it to a new person in ten minutes?'),
        ' Then we can build it in weeks, and test it in an afternoon.',
      ],
    ),
    p(
      'Replace the one with four marks. In a casting unit this was neither the costing sheet nor the payroll: it was the list of faults found at inspection, nine columns wide. It took five weeks, and the inspector marks them on a tablet beside the line.',
    ),
    picture(
      'covers/dhruv-castings',
      'An inspection tablet with a cast-iron pump housing, a blowhole and a flash circled on it, and the verdict Rework',
    ),
    h2('What it costs to move the old rows'),
    p(
      'Moving the rows is a third of the work, and the part that offers leave out. In the last twelve moves we found the same customer under 3.4 spellings on average, and one row in sixty with a date in the wrong century. Ask for two things in writing:',
    ),
    bullets(
      ['a dry run with a list of every row that does not fit, before anything is switched over;'],
      [
        'two weeks in which the old sheet and the new program run side by side, with one person who compares the totals each evening.',
      ],
    ),
    quote('If the totals differ by one rupee on a Thursday, it is easier to find out why on that Thursday.'),
    h2('Three sheets that should stay'),
    bullets(
      [
        strong('What you try once.'),
        ' A calculation for one tender is a sheet. It becomes software when you do it for the tenth time.',
      ],
      [strong('What one person thinks with.'), ' The owner’s own list of rates is a notebook with columns.'],
      [strong('What your accountant asks for.'), ' Export it; do not build a second accounts program.'],
    ),
    p(
      'If you want a second pair of eyes, bring the list of your sheets to a call. We mark them with you in thirty minutes, and say so when a sheet is good enough. How such a project runs afterwards stands under ',
      to('/development?title=Software%20Development', 'software development'),
      '.',
    ),
  ),
};
