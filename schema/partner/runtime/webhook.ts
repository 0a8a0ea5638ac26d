interface WebhookHeaders {
  get(name: string): string | null;
}

interface Delivery {
  type: string;
  timestamp: string;
  data: unknown;
}

const TOLERANCE = 5 * 60;

/**
 * Verifies a delivery according to Standard Webhooks 1.0 and returns its payload. Pass the raw body, not one that was
 * parsed and serialized again. Throws if it was not sent by us, or if its timestamp is off by more than five minutes.
 */
export async function verifyWebhook(
  secret: string,
  headers: WebhookHeaders,
  body: string,
  now: number = Date.now() / 1_000,
): Promise<Delivery> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headers.get(`webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) throw new Error('A header of the webhook is missing.');
  if (!(Math.abs(now - Number(timestamp)) <= TOLERANCE))
    throw new Error('The webhook is too old or too new.');
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const [version, code] = signature.split(',');
    if (version !== 'v1' || !code) continue;
    if (await crypto.subtle.verify('HMAC', key, bytesOf(code), signed).catch(() => false))
      return JSON.parse(body) as Delivery;
  }
  throw new Error('No signature of the webhook fits.');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
