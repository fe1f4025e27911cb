import type { requirements } from '~/model/leads/requirements';
import type { Dice } from './dice';

const split = (text: string) => text.trim().split(/\s+/);

/** Each as often as it is asked for, or lived in. */
const weighted = <Word extends string>(...shares: readonly (readonly [Word, number])[]) =>
  shares.flatMap(([word, share]) => Array.from({ length: share }, () => word));

/** The people and businesses of the demo data. All invented. */
export const firstNames = split(`
Aarav Aditi Ajay Amrita Anil Anjali Arjun Asha Bhavna Charu Deepak Devika Farah Gaurav Geeta Gurpreet
Harsh Imran Ishita Jasleen Kabir Kavita Kiran Lakshmi Manish Meera Mohit Nadeem Neha Nikhil Pooja Prakash
Priya Rahul Ritu Rohan Sana Shreya Simran Sunil Swati Tarun Uma Varun Vikram Yasmin
`);
export const lastNames = split(`
Ahuja Anand Arora Bansal Bhatia Chaudhary Chopra Dagar Dhingra Garg Gill Goel Gupta Iyer Jain Kapoor Kaur
Khanna Khan Kohli Malhotra Mehra Mehta Menon Mittal Nagar Narang Qureshi Rana Rathi Rawat Saini Sethi
Sharma Siddiqui Singh Sood Tanwar Tyagi Verma Yadav
`);
export const businesses = split(`
anand-textiles aravali-clinics badkhal-foods chandni-sarees dhruv-logistics greenfield-schools
hari-auto-parts kaveri-interiors lotus-dental metro-packaging narmada-spices okhla-castings prithvi-homes
rivaaz-jewels sangam-travels suraj-pumps triveni-hotels yamuna-dairy
`);
export const wishes = weighted<keyof typeof requirements>(
  ['ecom', 4],
  ['crm', 3],
  ['dynamic-web-dev', 3],
  ['digital-marketing', 2],
  ['software-dev', 2],
  ['static-web-dev', 1],
  ['appointment-booking', 1],
  ['hrm', 1],
  ['online-reputation', 1],
);
export const cities = weighted(
  ['Faridabad', 4],
  ['faridabad', 1],
  ['New Delhi', 3],
  ['Gurugram', 2],
  ['Noida', 2],
  ['Ghaziabad', 1],
  ['Ballabgarh', 1],
  ['Palwal', 1],
  ['Greater Noida', 1],
  ['Sonipat', 1],
  ['Manesar', 1],
  ['Rewari', 1],
  ['Mathura', 1],
);
export const jobRoles = [
  'Full Stack Developer',
  'Frontend Developer',
  'Project Manager',
  'SEO Analyst',
  'UI Designer',
  'Relationship Manager',
  'QA Engineer',
  'Sales Executive',
  'HR Executive',
  'Support Engineer',
];
export const remarks = [
  'Asked for a written quote by Friday.',
  'Wants to see two references from the same trade.',
  'Decision after the festival week.',
  'Budget agreed, waiting for the purchase order.',
  'Call back after 4 pm.',
  'Sent the proposal with three milestones.',
  'Demo done, liked the stock report.',
  'Comparing with one other vendor.',
  'Signed. Kick-off next Monday.',
];
export const lostBecause = weighted(
  ['Price', 4],
  ['Went with another vendor', 3],
  ['No budget this year', 2],
  ['No answer after five calls', 2],
  ['Does it in house', 1],
);

/** In thousands of rupees, from the least to the most that is asked for it. */
const prices: Readonly<Record<string, readonly [number, number]>> = {
  'static-web-dev': [15, 45],
  'dynamic-web-dev': [40, 150],
  ecom: [80, 350],
  crm: [120, 600],
  hrm: [100, 450],
  'digital-marketing': [20, 120],
  'software-dev': [150, 900],
  'appointment-booking': [35, 110],
  'online-reputation': [15, 60],
};

export function worthOf({ roll }: Dice, requirement: string | null) {
  const [least, most] = prices[requirement ?? ''] ?? [10, 80];
  return Math.round(least + roll() * (most - least)) * 1000 * 100;
}
