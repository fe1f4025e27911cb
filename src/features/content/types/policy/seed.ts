import { brand } from '~/model/brand';
import { TERMS_VERSION } from '~/model/consent/terms-version';
import { retentionDays, retentionMonths } from '~/model/retention';
import type { LegalText } from '../../legal-text';
import { bullets, p, strong, text, to } from '../../rich/write';

const office = `${brand.address.street}, ${brand.address.city}, ${brand.address.region} ${brand.address.postalCode}`;

const mail = to(`mailto:${brand.mail.support}`, brand.mail.support);
const phone = to(`tel:${brand.landline.replaceAll(' ', '')}`, brand.landline);

export const policy: LegalText = {
  title: 'Privacy policy',
  heading: { green: 'Privacy', plain: 'policy' },
  description:
    'What each form of this site collects, what it is used for, how long it is kept and how you have it deleted. No cookies while you read.',
  inShort: [
    'We know who you are only if you fill in a form and send it.',
    'No cookies, analytics or advertising pixels while you read. One cookie when you sign in.',
    'Your details answer your request. They are not sold, rented or traded.',
    'One mail to us is enough to see, correct or delete what we hold. We answer within 15 days.',
  ],
  version: TERMS_VERSION,
  updated: '2026-11-17',
  summary:
    'We keep what you type into our forms so that we can answer you, for as long as this page says and no longer. Nobody follows you here while you read.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who holds your data',
      text: text(
        p(
          `${brand.legalName}, ${office}, runs this website and decides what happens to the data you give it. Under the Digital Personal Data Protection Act, 2023 that makes us the data fiduciary and you the data principal. On this page we say "we" and "you".`,
        ),
        p(
          'This policy is about this website. Software that we build for a client belongs to that client, and so does the policy for it.',
        ),
      ),
    },
    {
      id: 'what-we-collect',
      title: 'What each form collects',
      text: text(
        p(
          'You can read every public page without telling us anything. We learn who you are only when you fill in a form and send it.',
        ),
        bullets(
          [strong('Book a Demo:'), ' name, email, phone, city and the requirement you choose.'],
          [strong('Contact:'), ' name, email, phone, city, and what it is about if you choose to say.'],
          [
            strong('Career:'),
            ' name, email, phone, the post you apply for, your experience if you state it, and your CV as a PDF, DOC, DOCX, JPG or PNG file.',
          ],
          [strong('IoT quote:'), ' name, email, phone and the product you asked about.'],
          [
            strong('Account:'),
            ' name, email, mobile number, a password, and which version of our terms you accepted and when.',
          ],
        ),
      ),
    },
    {
      id: 'without-a-form',
      title: 'What arrives without a form',
      text: text(
        p(
          'Your browser sends its network address with every request, as it must to get an answer. We count requests from one address for a few minutes so that a robot cannot flood the forms. Our log notes the page asked for, the answer and how long it took, and the number of your account once you have signed in. It does not note what you typed, your password or your email address.',
        ),
        p(
          'With a form you send, we also note how you came to us: the page you first opened here, the site that linked to it, and the campaign named in that link. Your browser tells us this from memory while the page is open. Nothing is stored on your device for it, and if you send no form, we learn none of it.',
        ),
        p(
          'When you sign in we note the browser and the times of that sign-in, so that you can see your own sessions and end one you do not recognise.',
        ),
      ),
    },
    {
      id: 'why',
      title: 'What we use it for',
      text: text(
        p(
          'For the reason you gave it, and for nothing that you would not expect from that reason. You consent by sending the form, and you may withdraw that consent as easily.',
        ),
        bullets(
          ['To call or write to you about your demo, enquiry or quotation.'],
          ['To consider your application for the post you named, or a near one if you agree.'],
          ['To let you sign in, reset your password and see your own requests.'],
          ['To learn which of our pages and advertisements lead people to write to us.'],
          [
            'To tell real requests from spam. A form sent within two seconds goes to a spam folder, where a person can still find it.',
          ],
          ['To keep the books and records that Indian law asks of a company.'],
        ),
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      text: text(
        p(
          'Each kind of record has its term. When the term is over we delete the record, its history and its files. A record that became a contract is kept with the contract, for the eight years that company law asks.',
        ),
        bullets(
          [
            strong('Demo requests, contact enquiries and IoT quotes:'),
            ` ${retentionMonths.requests} months after the last exchange with you.`,
          ],
          [
            strong('Job applications:'),
            ` ${retentionMonths.applications} months after we decided against one, or after it came in where nothing was decided; one month after you withdraw it; with your employee file if we hire you. The CV goes with the application. A number stays that says how many applied, and nothing of you.`,
          ],
          [strong('Accounts:'), ' until you ask us to delete yours.'],
          [
            strong('What was taken for spam:'),
            ` ${retentionDays.spam} days. What we have deleted: another ${retentionDays.trash} days, in case it was a mistake.`,
          ],
          [
            strong('Our copies of the mails we sent you:'),
            ` ${retentionDays.mails} days, or less if the record goes before.`,
          ],
          [
            strong('Backups:'),
            ` overwritten within ${retentionDays.backups} days, so a deleted record leaves them by then.`,
          ],
        ),
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      text: text(
        p(
          'Our own staff, each as far as the work needs: sales people see enquiries, the HR desk sees applications, and only administrators see the list of accounts. CVs open for signed-in staff alone. Every change to a record is kept with the name of who made it, and so is every opening of a CV.',
        ),
        p(
          'We do not sell personal data, rent it, or trade lists with anyone. The firms that host our server and carry our mail store it on our behalf, under contract, and may not use it. We hand data to an authority when the law obliges us to, and tell you unless the law forbids that.',
        ),
        p(
          'This site loads no third-party scripts, no analytics and no advertising pixels. Fonts and pictures come from our own server. If you follow a link to one of our social profiles, the rules of that service apply from there on.',
        ),
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      text: text(
        p('None while you read. There is no banner on this site because there is nothing to agree to.'),
        p(
          'When you sign in, we set one cookie. It is tied to your session, cannot be read by scripts, and is sent to this site alone. It lasts one year at the most and goes when you sign out. The session behind it ends sooner: after 12 hours without use, and after 14 days in any case.',
        ),
      ),
    },
    {
      id: 'browser-storage',
      title: 'What stays in your browser',
      text: text(
        p(
          'Three small things are kept on your own device. You can clear all of them in the settings of your browser.',
        ),
        bullets(
          [
            'The draft of a form you have begun, so that a reload does not cost you your words. It lives in that tab until the form is sent or the tab is closed. Passwords and files are never in it.',
          ],
          ['Whether you chose the light or the dark look in the dashboard.'],
          [
            'The sign-in token. Copied to another machine it opens nothing, because it works only together with the cookie above.',
          ],
        ),
      ),
    },
    {
      id: 'security',
      title: 'How we guard it',
      text: text(
        p(
          'The site is served over an encrypted connection. Passwords are stored as salted Argon2id hashes and tokens as hashes, so that nobody here can read either. Repeated wrong passwords are slowed down. A photographed CV loses the place and camera data hidden in the picture before it is stored.',
        ),
        p(
          'If personal data is breached in spite of this, we tell the people affected and the Data Protection Board of India without delay: what happened, what it may mean for you and what we are doing.',
        ),
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      text: text(
        p(
          'The Digital Personal Data Protection Act, 2023 gives you the rights below. Write to ',
          mail,
          ' from the address you gave us. There is no form and no fee, and we answer within 15 days.',
        ),
        bullets(
          [
            strong('Access:'),
            ' a copy of what we hold about you, what we do with it and with whom it was shared.',
          ],
          [strong('Correction:'), ' we complete, correct or update what is wrong.'],
          [
            strong('Erasure:'),
            ' we delete what no law obliges us to keep, and tell you what remains and why.',
          ],
          [
            strong('Grievance:'),
            ' you are heard by a named officer, and after that you may go to the Data Protection Board of India.',
          ],
          [
            strong('Nomination:'),
            ' you may name a person who uses these rights for you after your death or if you cannot.',
          ],
        ),
      ),
    },
    {
      id: 'grievance-officer',
      title: 'Grievance officer',
      text: text(
        p(
          `Imran Qadri, ${brand.legalName}, ${office}. Mail `,
          mail,
          ' with the word "privacy" in the subject, or call ',
          phone,
          ' on a working day between 10 am and 6 pm.',
        ),
        p(
          'You get a reply from a person within two working days and a decision within 15 days of your letter.',
        ),
      ),
    },
    {
      id: 'children-and-changes',
      title: 'Children, and changes to this page',
      text: text(
        p(
          'Our services are for businesses. We do not knowingly take data from anyone under 18. If a child has sent us a form, a parent or guardian may write to us and we delete it the same day.',
        ),
        p(
          'When this policy changes, the version and the date at its head change too. If the change affects data that we already hold, we write to you 30 days before it takes effect. Earlier versions are sent on request.',
        ),
      ),
    },
  ],
};
