import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface PostOffice {
  url: string;
  port: number;
  /** What has been handed in, as it came over the wire. */
  letters: string[];
  /** Whom they were for, by the envelope. */
  recipients: string[];
  close(): Promise<void>;
}

interface Options {
  port?: number;
  /** What the recipient's address is answered with, instead of being taken. */
  refusal?: { code: number; message: string };
  /** Without it anybody may hand in letters. */
  password?: string;
}

/** A real mail server on loopback. */
export async function openPostOffice({
  port = 0,
  refusal,
  password,
}: Options = {}): Promise<PostOffice> {
  const letters: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      password === undefined || auth.password === password
        ? callback(null, { user: auth.username })
        : callback(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
    logger: false,
    onRcptTo: (_address, _session, callback) =>
      refusal
        ? callback(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
        : callback(),
    onData: (stream, session, callback) => {
      // One whose sender goes away in the middle has not been handed in.
      text(stream).then((letter) => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        letters.push(letter);
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  const taken = (server.server.address() as AddressInfo).port;
  return { url: `smtp://127.0.0.1:${taken}`, port: taken, letters, recipients, close };
}
