import { HEADER_LENGTHS } from '#schema/validation/lengths.ts';
import { localeOf } from '#server/lib/acceptLanguage.ts';
import { translator } from '#server/lib/words.ts';
import {
  findKeyViewer,
  isApiKey,
  KEY_PREFIX,
} from '#server/modules/account/apiKey/keyViewer.service.ts';
import { findViewer } from '#server/modules/account/session.service.ts';
import { suspensionReason } from '#server/modules/account/suspension.service.ts';
import type { Services } from '#server/services.ts';
import {
  countRequest,
  type MinuteAllowance,
} from '#server/modules/limits/rate/minuteAllowance.service.ts';
import type { Context } from './context.ts';
import { notSignedIn } from './failures.ts';

export interface Asking {
  /** Counts against the limit of the API, and is told how it stands. */
  onCounted?: (allowance: MinuteAllowance) => void;
  requestId: string;
  ip: string;
  userAgent?: string;
  authorization?: string;
  acceptLanguage?: string;
  /** Nobody has done anything: a page looks whether there is news. It does not keep a session from being idle. */
  isBackground?: boolean;
}

export async function createContext(services: Services, asking: Asking): Promise<Context> {
  const token = tokenIn(asking.authorization);
  // Read now if it is time to: later, inside a transaction, it would need a second connection.
  await services.settings.refresh();
  const find = token && isApiKey(token) ? findKeyViewer : findViewer;
  const viewer = token ? await find(services, token, !asking.isBackground) : null;
  const sent = asking.authorization ? (token?.startsWith(KEY_PREFIX) ? 'key' : 'session') : null;
  const context = guestContext(services, asking, viewer, viewer ? null : sent);
  if (token && !viewer && sent === 'session')
    context.suspensionReason = await suspensionReason(services, token, context.locale);
  const { onCounted, ip } = asking;
  if (onCounted)
    context.allowance = await countRequest(services, { onCounted, ip, viewer, t: context.t });
  return context;
}

/** One that is too long is a token of nobody. */
function tokenIn(authorization = ''): string | undefined {
  if (authorization.length > HEADER_LENGTHS.authorization) return undefined;
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
}

/** A program that goes on with less than it had would be hard to find out about: no guest's answer to a key of nobody. */
export async function contextOfCaller(services: Services, asking: Asking): Promise<Context> {
  const context = await createContext(services, asking);
  if (context.tokenRefused === 'key') throw notSignedIn(context);
  return context;
}

/** Somebody without a token: what server-rendered pages are drawn for. */
export function guestContext(
  services: Services,
  asking: Asking,
  viewer: Context['viewer'] = null,
  tokenRefused: Context['tokenRefused'] = null,
): Context {
  const locale = localeOf(asking.acceptLanguage);
  let em: Context['em'] | undefined;
  return {
    services,
    get em() {
      em ??= services.database.fork();
      return em;
    },
    viewer,
    tokenRefused,
    suspensionReason: null,
    requestId: asking.requestId,
    ip: asking.ip,
    userAgent: asking.userAgent ?? '',
    locale,
    t: translator(locale, 'errors'),
    loaders: new Map(),
  };
}
