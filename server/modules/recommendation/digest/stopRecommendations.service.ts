import { openIds, signIds } from '#server/lib/signedIds.ts';
import type { Services } from '#server/services.ts';
import { TURN_OFF } from './digest.sql.ts';

const PURPOSE = 'stop recommended jobs';

/** A token for the unsubscribe link. Its holder can stop these emails and do nothing else. It never expires. */
export function stopToken({ config }: Services, userId: string): string {
  return signIds(PURPOSE, [userId], config.secretKey!);
}

/** Returns whether the token is valid. Using it again has no effect. */
export async function stopRecommendations(services: Services, token: string): Promise<boolean> {
  const [userId] = openIds(PURPOSE, token, services.config.secretKey!) ?? [];
  if (!userId) return false;
  return (await services.database.write(TURN_OFF, [userId])).length > 0;
}
