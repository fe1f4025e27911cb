import type { ReactNode } from 'react';
import type { Firm } from '~/model/firm';
import { MailHead } from './mail-head';

const ink = '#07201a';
const leaf = '#0f7a3f';
const muted = '#56665f';
const font = "'Segoe UI', Helvetica, Arial, sans-serif";

interface MailSheetProps {
  subject: string;
  firm: Firm;
  children: ReactNode;
}

/** The sheet of paper that every mail is written on. Tables and style attributes: mail programs know little else. */
export function MailSheet({ subject, firm: { name, address }, children }: MailSheetProps) {
  return (
    <html lang="en-IN">
      <MailHead subject={subject} />
      <body
        className="ground"
        style={{ margin: 0, padding: '24px 12px', background: '#f1eee4', fontFamily: font, color: '#10201a' }}
      >
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table
                  role="presentation"
                  width="560"
                  cellPadding={0}
                  cellSpacing={0}
                  // The attribute is for Outlook, which knows no longest width.
                  style={{ width: '100%', maxWidth: 560 }}
                >
                  <tbody>
                    <tr>
                      <td
                        className="banner"
                        style={{
                          background: ink,
                          color: '#fbfaf5',
                          padding: '20px 28px',
                          fontSize: 18,
                          fontWeight: 700,
                        }}
                      >
                        {name}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="paper"
                        style={{
                          background: '#fbfaf5',
                          padding: '28px',
                          fontSize: 16,
                          lineHeight: 1.55,
                          overflowWrap: 'anywhere',
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="quiet"
                        style={{ padding: '18px 28px', fontSize: 13, lineHeight: 1.5, color: muted }}
                      >
                        {name}, {address.street}, {address.city} {address.postalCode}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <p style={{ margin: '0 0 16px' }}>{children}</p>
);

export const LinkButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <p style={{ margin: '24px 0' }}>
    <a
      href={href}
      className="button"
      style={{
        display: 'inline-block',
        background: leaf,
        color: '#ffffff',
        padding: '12px 22px',
        borderRadius: 8,
        textDecoration: 'none',
        fontWeight: 600,
      }}
    >
      {children}
    </a>
  </p>
);

/** The address in letters: for who cannot press the button, or reads the mail on another machine. */
export const SpelledLink = ({ href }: { href: string }) => (
  <p className="quiet" style={{ margin: '0 0 16px', fontSize: 13, lineHeight: 1.5, color: muted }}>
    Or copy this address: {href}
  </p>
);

export type FactList = readonly (readonly [label: string, value: string])[];

export const Facts = ({ facts }: { facts: FactList }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 16px', fontSize: 15 }}>
    <tbody>
      {facts.map(([label, value]) => (
        <tr key={label}>
          <td
            className="quiet"
            style={{
              padding: '4px 20px 4px 0',
              color: muted,
              verticalAlign: 'top',
              overflowWrap: 'normal',
            }}
          >
            {label}
          </td>
          <td style={{ padding: '4px 0', fontWeight: 600 }}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
