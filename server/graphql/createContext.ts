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

const WITH_KEY = new RegExp(`(^|\\s)${KEY_PREFIX}`);

export interface RequestInfo {
  /** Counts the request against the API limit and receives the remaining allowance. */
  onCounted?: (allowance: MinuteAllowance) => void;
  /** Counts the request of an API key. */
  onKey?: (keyId: string) => NonNullable<Context['keyCall']>;
  requestId: string;
  ip: string;
  userAgent?: string;
  authorization?: string;
  acceptLanguage?: string;
  /**
   * A request that a page makes by itself, to look for news. It does not keep a session from becoming idle.
   */
  isBackground?: boolean;
}

export async function createContext(services: Services, info: RequestInfo): Promise<Context> {
  const token = tokenIn(info.authorization);
  // Refresh the settings now if they are due. Doing it later, inside a transaction, would take a second connection.
  await services.settings.refresh();
  const find = token && isApiKey(token) ? findKeyViewer : findViewer;
  const viewer = token ? await find(services, token, !info.isBackground) : null;
  const refused = viewer ? null : refusedAs(info.authorization);
  const context = guestContext(services, info, viewer, refused);
  if (token && refused === 'session')
    context.suspensionReason = await suspensionReason(services, token, context.locale);
  if (viewer?.key) context.keyCall = info.onKey?.(viewer.key.id);
  const { onCounted, ip } = info;
  if (onCounted)
    context.allowance = await countRequest(services, { onCounted, ip, viewer, t: context.t });
  return context;
}

/** A token that is too long cannot be valid. */
function tokenIn(authorization = ''): string | undefined {
  if (authorization.length > HEADER_LENGTHS.authorization) return undefined;
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
}

/** A key without `Bearer` is still a key, and a header longer than any token is refused like one. */
function refusedAs(authorization = ''): Context['tokenRefused'] {
  if (!authorization) return null;
  const isTooLong = authorization.length > HEADER_LENGTHS.authorization;
  return isTooLong || WITH_KEY.test(authorization) ? 'key' : 'session';
}

/** Answering an invalid key as a guest would hide the problem from a program, so the request is refused. */
export async function contextOfCaller(services: Services, info: RequestInfo): Promise<Context> {
  const context = await createContext(services, info);
  if (context.tokenRefused === 'key') throw notSignedIn(context);
  return context;
}

/** A guest without a token; server-rendered pages are drawn for this viewer. */
export function guestContext(
  services: Services,
  info: RequestInfo,
  viewer: Context['viewer'] = null,
  tokenRefused: Context['tokenRefused'] = null,
): Context {
  const locale = localeOf(info.acceptLanguage);
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
    requestId: info.requestId,
    ip: info.ip,
    userAgent: info.userAgent ?? '',
    locale,
    t: translator(locale, 'errors'),
    loaders: new Map(),
  };
}
