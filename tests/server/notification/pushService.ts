import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Pushed {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A push service on this machine. */
export async function pushService() {
  const received: Pushed[] = [];
  let status = 201;
  let headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces);
      received.push({
        path: request.url!,
        headers: request.headers as Record<string, string>,
        body,
      });
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: (name: string) => `http://127.0.0.1:${port}/push/${name}`,
    /** The response from now on. */
    answer: (next: number, more: Record<string, string> = {}) => {
      status = next;
      headers = more;
    },
  };
}

/** A browser that has subscribed: its keys, and how it reads what arrives (RFC 8188 and 8291). */
export function pushedBrowser() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const info = (name: string, ...more: Buffer[]) =>
        Buffer.concat([Buffer.from(`${name}\0`), ...more]);
      const hkdf = (secret: Buffer, from: Buffer, about: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, about, length));
      const shared = own.computeSecret(sender);
      const about = info('WebPush: info', own.getPublicKey(), sender);
      const secret = hkdf(shared, auth, about, 32);
      const key = hkdf(secret, salt, info('Content-Encoding: aes128gcm'), 16);
      const nonce = hkdf(secret, salt, info('Content-Encoding: nonce'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The last record ends with the byte 2.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as unknown;
    },
  };
}
