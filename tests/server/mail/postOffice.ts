import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface PostOffice {
  url: string;
  port: number;
  /** The messages received, as they were sent. */
  letters: string[];
  /** The recipients of the envelopes. */
  recipients: string[];
  close(): Promise<void>;
}

interface Options {
  port?: number;
  /** The error for an address that is refused. */
  refusal?: { code: number; message: string };
  /** Without it, clients need no login. */
  password?: string;
}

/** A real SMTP server on the loopback interface. */
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
      // A message whose sender disconnects half-way was not received.
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
