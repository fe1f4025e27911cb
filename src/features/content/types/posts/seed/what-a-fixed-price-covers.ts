import { bullets, h2, p, quote, strong, text, to } from '../../../rich/write';
import type { Post } from '../entry';

export const whatAFixedPriceCovers: Post = {
  title: 'What a fixed price covers, and what it does not',
  slug: 'what-a-fixed-price-covers',
  summary:
    'We quote one figure and hold to it. This is what stands behind that figure, which changes are free, and the four sentences to look for in any offer.',
  author: {
    name: 'Meenakshi Raghunathan',
    portrait: {
      media: 'portraits/meenakshi-raghunathan',
      alt: 'Drawn portrait of Meenakshi Raghunathan, her hair in a bun with a grey streak, in a green sari',
    },
  },
  tags: ['Working with us', 'Software'],
  publishedOn: '2026-09-15',
  picture: {
    media: 'art/development',
    alt: 'A peepal leaf whose veins are circuit traces, each ending in a tile: a shop page, a type sheet, an order list, an app and a deal card',
  },
  body: text(
    p(
      'Two offers lie on your desk for the same billing program: ₹3,80,000 fixed, and “approximately ₹2,50,000, billed by the hour”. The second looks like a saving. Whether it is one depends on a page that neither offer shows you: the scope.',
    ),
    h2('A price is as fixed as the scope is written'),
    p(
      'Our scopes have between four and nine pages. They name every screen, who may open it, what is typed there and what comes out. I read each of them aloud to the client before we sign, because people hear what is missing when they would have read past it. That hour has saved more arguments than any contract.',
    ),
    p('What the figure then covers:'),
    bullets(
      [
        strong('Everything the scope names'),
        ', however long it takes us. If we misjudged a screen by three weeks, they are our weeks.',
      ],
      [
        strong('A working version every Friday.'),
        ' You press the buttons, and say what is wrong while it is cheap to mend.',
      ],
      [strong('The move of your old data'), ', with a list of every row that did not fit.'],
      [strong('Fifteen days after launch'), ' in which the people who built it answer the phone.'],
    ),
    h2('Which changes are free'),
    p(
      'You will change your mind; good clients do. Our rule has two halves. What replaces something of the same size that is not built yet is free: a report by product instead of by area. What comes on top has a price, which we write on one line before we begin. In our last twenty projects the changes came to 6 percent of the price on average, and in seven of them to nothing.',
    ),
    quote(
      'A change that is written down on a Friday costs an hour. The same change remembered in March costs a friendship.',
    ),
    h2('What it does not cover'),
    bullets(
      [
        'What others charge: SMS, payment gateways, map services, app stores. The scope lists each with its price of today.',
      ],
      [
        'Texts and photographs, unless they are in the scope. A site waits longer for pictures of the factory than for anything we do.',
      ],
      [
        'Decisions. If a question stays open for two weeks, the launch moves by two weeks, and the price does not.',
      ],
    ),
    h2('Four sentences to look for in any offer'),
    bullets(
      ['“You own the code and the data from the day of payment.”'],
      [
        '“The following is not included.” An offer without this list has it all the same; you will just meet it later.',
      ],
      ['“These persons work on it.” With names.'],
      [
        '“If we are late, this happens.” With us it is 1 percent of the price for every week, which we have paid three times since 2014.',
      ],
    ),
    p(
      'Bring the other offer along if you have one. We go through both against the same list, and you keep the list. The rest of how we work is ',
      to('/about-us', 'about us'),
      '.',
    ),
  ),
};
