import { z } from 'zod';
import { type FactList, Facts, factsAsText, LinkButton, Paragraph } from '~/server/mail/parts';
import { defineMail } from '~/server/mail/template';
import { brand } from '~/site/content/brand';
import { enquiryForm } from './enquiry';
import { requirements } from './requirements';

const data = enquiryForm.extend({ _id: z.string(), reference: z.string() });

const factsOf = (row: z.output<typeof data>): FactList => [
  ['Reference', row.reference],
  ['Name', row.name],
  ['Email', row.email],
  ['Phone', row.phone],
  ['City', row.city],
  ['Requirement', requirements[row.requirement]],
];

export const enquiryReceipt = defineMail({
  name: 'enquiry-receipt',
  data,
  compose(row) {
    const facts = factsOf(row);
    const thanks = `Thank you for asking ${brand.name} for a demo. We will call you within one working day.`;
    const quote = `If you call us first, on ${brand.mobiles[0]}, please quote ${row.reference}.`;
    return {
      subject: `Your demo request ${row.reference}`,
      replyTo: brand.mail.sales,
      body: (
        <>
          <Paragraph>Hello {row.name},</Paragraph>
          <Paragraph>{thanks}</Paragraph>
          <Facts facts={facts} />
          <Paragraph>{quote}</Paragraph>
        </>
      ),
      text: `Hello ${row.name},\n\n${thanks}\n\n${factsAsText(facts)}\n\n${quote}\n`,
    };
  },
});

export const enquiryAlert = defineMail({
  name: 'enquiry-alert',
  data,
  compose(row, { publicUrl }) {
    const facts = factsOf(row);
    const link = `${publicUrl}/dashboard/enquiry?view=${row._id}`;
    return {
      subject: `New demo request from ${row.name} (${requirements[row.requirement]})`,
      replyTo: row.email,
      body: (
        <>
          <Paragraph>A demo was booked on the website.</Paragraph>
          <Facts facts={facts} />
          <LinkButton href={link}>Open it in the dashboard</LinkButton>
        </>
      ),
      text: `A demo was booked on the website.\n\n${factsAsText(facts)}\n\n${link}\n`,
    };
  },
});
