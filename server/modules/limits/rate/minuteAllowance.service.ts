import {
  GUEST_PAGES_A_REQUEST,
  GUEST_POINTS_A_REQUEST,
  POINTS_A_REQUEST,
} from '#schema/options/apiLimits.ts';
import type { Allowance, Viewer } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { networkOf } from '#server/lib/visitor.ts';
import type { Translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';
import type { LimitStatus } from './rateLimit.type.ts';

interface Request {
  viewer: Viewer | null;
  ip: string;
  t: Translator;
  /** Receives the caller's allowance, whether or not the request is refused. */
  onCounted: (allowance: MinuteAllowance) => void;
}

export class MinuteAllowance implements Allowance {
  constructor(
    readonly requests: LimitStatus,
    private readonly pointsEach: number,
    private readonly key: string,
    private readonly services: Services,
  ) {}

  /** Read each time, because concurrent requests use points too. */
  points(): LimitStatus {
    return this.services.rateLimits.pointsStatus(this.key, this.most);
  }

  take(cost: number, t: Translator): (unused: number) => void {
    const taken = this.services.rateLimits.reserve(this.key, cost, this.most);
    if (taken.isAllowed) return taken.giveBack;
    const { left, limit, resetsIn: seconds } = taken;
    throw new Failure('RATE_LIMITED', t('rateLimit.points', { cost, left, limit, seconds }), {
      rule: 'api.request.points',
      retryAfter: seconds,
    });
  }

  private get most(): number {
    return this.requests.limit * this.pointsEach;
  }
}

/**
 * Applies to everyone once an administrator has saved a limit. Until then it applies only to guests, with a limit
 * high enough for an office or a campus behind one address.
 */
export async function countRequest(
  services: Services,
  request: Request,
): Promise<MinuteAllowance | undefined> {
  const { apiRateLimit: saved } = await services.settings.savedSettings();
  const limit = saved ?? (request.viewer ? 0 : services.config.guestRateLimit);
  if (limit === 0) return undefined;
  const key = keyOf(services, request);
  const status = await services.rateLimits.count(key, limit);
  const allowance = new MinuteAllowance(
    status,
    saved === undefined ? GUEST_POINTS_A_REQUEST : POINTS_A_REQUEST,
    key,
    services,
  );
  request.onCounted(allowance);
  if (status.isAllowed) return allowance;
  const { resetsIn } = status;
  throw new Failure('RATE_LIMITED', request.t('rateLimit.reached', { limit, seconds: resetsIn }), {
    rule: 'api.request.rate-limited',
    retryAfter: resetsIn,
  });
}

/**
 * Counts a page that is drawn for a guest's network, and returns the limit once the network has reached it in this
 * minute, otherwise null. Most visitors get pages that are kept, which do not count, so only programs that call up
 * thousands of addresses come near the limit.
 */
export async function pageLimit(
  services: Services,
  { ip }: Pick<Request, 'ip'>,
): Promise<LimitStatus | null> {
  const limit = Math.ceil(services.config.guestRateLimit * GUEST_PAGES_A_REQUEST);
  if (limit === 0) return null;
  const status = await services.rateLimits.count(
    `pages of ${keyOf(services, { ip, viewer: null })}`,
    limit,
  );
  return status.isAllowed ? null : status;
}

/** An API key is counted separately from the user who created it. */
function keyOf(
  { config, clock }: Services,
  { viewer, ip }: Pick<Request, 'viewer' | 'ip'>,
): string {
  if (viewer?.key) return `key ${viewer.key.id}`;
  if (viewer) return `user ${viewer.userId}`;
  return `network ${networkOf(ip, config.secretKey ?? '', clock.now()).toString('hex')}`;
}
