import webPush from 'web-push';
import { seal, unseal } from '#server/lib/sealed.ts';
import type { Services } from '#server/services.ts';
import { SAVE_KEYS, KEYS } from './push.sql.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const ABOUT = 'push key';

/**
 * The keys by which push services recognize the site (VAPID): those of the configuration, or a pair made when it is
 * first needed. All processes use the same pair, because subscriptions are bound to it.
 */
export async function pushKeys({ config, database, clock }: Services): Promise<PushKeys> {
  if (config.vapid) return config.vapid;
  const secret = config.secretKey ?? '';
  const [kept] = await database.read(KEYS, []);
  if (kept) return opened(kept, secret);
  const made = webPush.generateVAPIDKeys();
  const sealed = seal(made.privateKey, secret, ABOUT);
  await database.write(SAVE_KEYS, [made.publicKey, sealed, clock.now()]);
  // Another process may have been first.
  const [first] = await database.write(KEYS, []);
  return opened(first!, secret);
}

function opened({ publicKey, privateKey }: PushKeys, secret: string): PushKeys {
  const plain = unseal(privateKey, secret, ABOUT);
  if (plain === null)
    throw new Error(
      'The push keys were sealed with another SECRET_KEY: set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.',
    );
  return { publicKey, privateKey: plain };
}
