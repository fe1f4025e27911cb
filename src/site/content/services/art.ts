/** What the drawing at the head of each service page shows, by the name of the picture in `pictures/art`. */
export const artAlt = {
  development:
    'A peepal leaf whose veins are circuit traces, each ending in a tile: a shop page, a type sheet, an order list, an app and a deal card.',
  'web-development':
    'A handloom shop page in a browser, its request trace ready in 0.6 seconds and a deploy that went live in 48 seconds.',
  'web-design':
    'A type specimen and a component sheet with spacing marks beside the finished booking screen of a lakeside hotel.',
  'software-development':
    'A dispatch board for a warehouse, the carton label it prints and a test run with 212 tests passed.',
  'app-development':
    'A milk subscription app on a phone, the delivery route on a second phone and the message that the milk is at the door.',
  'crm-development':
    'A sales pipeline in which a deal of ₹ 4,82,600 moves to Won, with the call note that closed it.',
  brand:
    'A leaf with circuit veins carrying six tiles: a brand mark, a rating, a news clipping, a campaign, a reel and a post grid.',
  'brand-building':
    'The mark of a hill tea drawn on its construction circles, then printed on a tin and a visiting card, with its three colours.',
  orm: 'A two-star review, the reply that settled it and the average rating rising from 3.4 to 4.5.',
  'public-relations':
    'A newspaper page with a story on a small manufacturer, the cut-out clipping and a list of the coverage.',
  'digital-marketing-brand':
    'Search, reels, mail and map listing flowing into one monthly report of 412 enquiries and what each cost.',
  'influence-marketing':
    'A creator brief, a frame of the cooking reel made from it and the cost of ₹ 142 for each sale.',
  'social-media-presence':
    "A plant nursery's profile grid on a phone beside the week's calendar of posts and a question answered in 11 minutes.",
  'digital-marketing':
    'A leaf growing upwards with circuit veins, its nodes carrying an ad, a search result, a mail, an article, a ranking and a bid.',
  'meta-ads':
    'A kitchen ad in a social feed, the same ad as a story and the cost per enquiry falling from ₹ 412 to ₹ 168.',
  'google-ads':
    'A search for a water purifier service, the sponsored result it brings up and the keyword table behind it.',
  'email-marketing':
    'A line in an inbox, the opened mail of a bookshop and the flow of three mails with their open rates.',
  'content-marketing':
    'An article on the cost of rooftop solar, its outline and the line of its ranking from position 31 to 3.',
  'seo-sem':
    'A results page on which a dental clinic climbs from position 14 to 2, with its crawl checks passed and the cost of the search ad.',
  ppc: 'A bid curve with its best point, a month of budget pacing and the negative keywords struck out.',
} as const;
