import type { Viewer } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { networkOf } from '#server/lib/visitor.ts';
import type { Translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';
import type { Standing } from './rateLimit.type.ts';

interface Request {
  viewer: Viewer | null;
  ip: string;
  t: Translator;
  /** Told how the caller stands, whether or not it is refused. */
  onCounted: (standing: Standing) => void;
}

/**
 * Binds once an administrator has saved a limit (decision 47): before, whole towns that share an address would be
 * refused by a number that nobody has chosen.
 */
export async function demandRoom(services: Services, request: Request): Promise<void> {
  const { apiRateLimit: limit } = await services.settings.savedOnes();
  if (limit === undefined) return;
  const standing = await services.rateLimits.count(keyOf(services, request), limit);
  request.onCounted(standing);
  if (standing.isAllowed) return;
  const { resetsIn } = standing;
  throw new Failure('RATE_LIMITED', request.t('rateLimit.reached', { limit, seconds: resetsIn }), {
    rule: 'api.request.rate-limited',
    retryAfter: resetsIn,
  });
}

function keyOf({ config, clock }: Services, { viewer, ip }: Request): string {
  if (viewer) return `user ${viewer.userId}`;
  return `network ${networkOf(ip, config.secretKey ?? '', clock.now()).toString('hex')}`;
}
