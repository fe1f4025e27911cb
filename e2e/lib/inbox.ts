import { EventEmitter, once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../scripts/lib/free-port.mjs';

/** A mail server that keeps whatever it is sent. */
export async function startInbox() {
  const mails: Email[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        arrivals.emit('mail');
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    port,
    async mailTo(address: string) {
      const find = () => mails.findLast((mail) => mail.to?.some((to) => to.address === address));
      const signal = AbortSignal.timeout(90_000);
      for (let mail = find(); ; mail = find()) {
        if (mail) return mail;
        await once(arrivals, 'mail', { signal }).catch(() => {
          throw new Error(`No mail to ${address}`);
        });
      }
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
