import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Letter = { to: string[]; text: string };

/** By then the mail server of the same machine has it, or nobody has sent it. */
const LATE_MS = 30_000;

/** A real mail server of this machine. It takes every mail and keeps those with a link to `page`. */
export async function openInbox(page: string) {
  const letters: Letter[] = [];
  const waiting: { to: string | null; take: (letter: Letter) => void }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const letter = { to, text: plain(Buffer.concat(parts).toString('latin1')) };
        if (letter.text.includes(page)) {
          letters.push(letter);
          const at = waiting.findIndex((one) => one.to === null || to.includes(one.to));
          for (const { take } of at < 0 ? [] : waiting.splice(at, 1)) take(letter);
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    /** The next letter to come, or the next to come to one address. */
    next: (to: string | null = null) => {
      const late = new Error(`No mail came to ${to ?? 'anybody'}`);
      return new Promise<Letter>((take, reject) => {
        const timer = setTimeout(reject, LATE_MS, late);
        waiting.push({ to, take: (letter) => [clearTimeout(timer), take(letter)] });
      });
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Long lines and other letters come quoted-printable. */
function plain(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
