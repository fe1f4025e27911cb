import { brand } from '~/model/brand';
import { TERMS_VERSION } from '~/model/consent/terms-version';
import type { LegalText } from '../../legal-text';
import { p, text, to } from '../../rich/write';

const mail = to(`mailto:${brand.mail.hello}`, brand.mail.hello);

export const terms: LegalText = {
  title: 'Terms of service',
  heading: { green: 'Terms', plain: 'of service' },
  description:
    'Scope, payments, changes, 15 days of support after launch, ownership and liability: the 11 sections under which we work, in plain words.',
  inShort: [
    'A written scope, a fixed price and a launch date come before any work.',
    'You pay in three parts: 40% at the start, 40% on the prototype, 20% before launch.',
    'The people who built it support it for 15 days after launch, free of charge.',
    'Once the last invoice is paid, designs, texts and code are yours.',
  ],
  version: TERMS_VERSION,
  updated: '2026-11-15',
  summary: `How ${brand.legalName} works with its clients: what we promise, what we need from you and what happens when something goes wrong.`,
  sections: [
    {
      id: 'scope-and-quotations',
      title: 'Scope and quotations',
      text: text(
        p(
          'Each project begins with a written scope that lists what we deliver, by when and for how much. A quotation is valid for 30 days. The project starts when you have accepted the scope in writing, by signature or by email, and the first payment has reached us.',
        ),
        p(
          'What the scope does not name is not included. If the scope and these terms disagree, the scope prevails. By using this website or an account on it you accept these terms as far as they concern its use.',
        ),
      ),
    },
    {
      id: 'payments',
      title: 'Payments',
      text: text(
        p(
          'Unless the scope says otherwise, you pay 40% when the project starts, 40% when the prototype is accepted and 20% before launch. Prices are in Indian rupees and exclude GST, which is shown on its own line of each invoice.',
        ),
        p(
          'Invoices fall due in 15 days. From the 16th day we may charge interest of 1.5% a month on what is overdue, and from the 30th day we may pause the work. The launch date then moves by the days that were lost. Budgets for advertising are paid by you to the platform and are not part of our fee.',
        ),
      ),
    },
    {
      id: 'client-materials',
      title: "The client's materials",
      text: text(
        p(
          'You give us the texts, pictures, logos, product data and access that the scope lists, on the dates it lists them. You confirm that you may use them and let us use them for the project.',
        ),
        p(
          'If materials come late, the launch date moves by the same number of working days. If nothing has come for 60 days after two reminders, we may close the project and invoice the work done until then.',
        ),
      ),
    },
    {
      id: 'change-requests',
      title: 'Change requests',
      text: text(
        p(
          'You may change your mind. Two rounds of corrections to each design are included. A change beyond the scope gets a note from us within three working days that says what it costs and how far it moves the launch. We begin on it when you have agreed to that note in writing.',
        ),
        p(
          'If we find that our own estimate was wrong while the scope stayed the same, the extra work is at our expense.',
        ),
      ),
    },
    {
      id: 'support',
      title: '15 days of support after launch',
      text: text(
        p(
          'Every project includes 15 days of support after launch, counted as calendar days from the day the work goes live. The people who built it answer between 10 am and 7 pm, Monday to Saturday. A fault that stops sales or work is taken up within four hours, any other by the next working day.',
        ),
        p(
          'Covered are faults in what we delivered, in other words anything that does not do what the scope says; questions from your staff; two training calls of an hour each; and small corrections of text, prices and pictures.',
        ),
        p(
          'Not covered are new features, changed designs, content entry in bulk, faults caused by changes that you or others made to the work, and failures of hosting, payment, messaging or advertising services that we do not run. These are quoted separately. A fault that you report within the 15 days is mended free of charge even if the repair takes longer. After that a maintenance plan can continue the support.',
        ),
      ),
    },
    {
      id: 'ownership',
      title: 'Ownership of work',
      text: text(
        p(
          'When the last invoice is paid, the designs, texts and code made for you under the scope are yours, with the right to change them and to have them changed by others. We hand over the source files and access within seven days of that payment.',
        ),
        p(
          'General tools and components that we had before or use for several clients stay ours. You receive a permanent, free licence to use them within your project. Open-source parts keep their own licences, which we list at handover. We may show the finished work in our portfolio unless you tell us in writing not to.',
        ),
      ),
    },
    {
      id: 'third-party-services',
      title: 'Third-party services',
      text: text(
        p(
          'Domains, hosting, payment gateways, messaging, maps, app stores and advertising platforms are supplied by others under their own terms and prices. Where possible the accounts are opened in your name, and their fees are paid by you.',
        ),
        p(
          'We choose and connect them with care. We do not answer for their outages, price changes or decisions, such as the refusal of an app or the ban of an advertisement. Rankings, reach and sales depend on third parties as well, so we promise the agreed work and an honest report, not a position or a number.',
        ),
      ),
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      text: text(
        p(
          'What either side learns of the other that is not public (prices, customers, plans, passwords, source code) is used for the project only and shown only to people who need it and are bound to the same silence. This holds for three years after the project ends, and for passwords and personal data without limit.',
        ),
        p(
          'Personal data that we handle for you is handled on your instructions and under the Digital Personal Data Protection Act, 2023. What we do with data from this website is said in our ',
          to('/policy', 'privacy policy'),
          '.',
        ),
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      text: text(
        p(
          'We do the work with the care of a competent firm and mend our faults as ',
          to('#support', 'section 5'),
          ' says. Beyond that our liability for a project is limited to the fees you have paid for it in the 12 months before the claim. Neither side is liable for lost profit, lost goodwill or indirect loss.',
        ),
        p(
          'These limits do not apply to fraud, wilful misconduct or anything for which the law allows no limit. Neither side is liable for delay caused by events beyond its control, such as floods, strikes, orders of an authority or a general failure of power or networks, as long as it tells the other within three days.',
        ),
      ),
    },
    {
      id: 'termination',
      title: 'Termination',
      text: text(
        p(
          'Either side may end a project with 15 days of notice in writing, or at once if the other breaks these terms in a serious way and does not put it right within 10 days of being told.',
        ),
        p(
          'You then pay for the work done until that day, and we hand over that work as it stands. A payment for work that has not begun is returned within 15 days. An account on this website can be deleted by you at any time, and blocked by us if it is used to harm the site or other people.',
        ),
      ),
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      text: text(
        p(
          'Indian law governs these terms. Before anyone goes to court, a person from each side who may decide meets the other, in our office or by video call, within 15 days of a written complaint.',
        ),
        p(
          'If that does not settle it, the courts at Faridabad, Haryana alone have jurisdiction. Notices go to ',
          mail,
          ' and to the email address in your scope. When these terms change, the version at their head changes; a running project keeps the version under which it began.',
        ),
      ),
    },
  ],
};
