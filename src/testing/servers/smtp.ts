import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail extends Email {
  /** Whom the mail server was told to hand it to, whatever the headers say. */
  envelopeTo: string[];
}

interface SmtpOptions {
  port?: number;
  /** Done before a mail is accepted; what it throws refuses the mail. */
  onMail?: (mail: ReceivedMail) => Promise<void>;
}

/** A real mail server on 127.0.0.1, gone when the test is over. */
export async function startSmtp({ port = 0, onMail }: SmtpOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      const receive = async () => {
        const email = await PostalMime.parse(await buffer(stream));
        const mail = { ...email, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) };
        await onMail?.(mail);
        received.push(mail);
      };
      receive().then(() => callback(), callback);
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(stop);
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('the mail server has no port');
  return { received, stop, port: address.port, url: `smtp://127.0.0.1:${address.port}` };
}
