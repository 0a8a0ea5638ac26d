import { localeOf } from '#server/lib/acceptLanguage.ts';
import { translator } from '#server/lib/words.ts';
import { findViewer } from '#server/modules/account/session.service.ts';
import type { Services } from '#server/services.ts';
import type { Context } from './context.ts';

export interface Asking {
  requestId: string;
  ip: string;
  userAgent?: string;
  authorization?: string;
  acceptLanguage?: string;
}

export async function createContext(services: Services, asking: Asking): Promise<Context> {
  const token = /^Bearer\s+(\S{1,512})$/i.exec(asking.authorization ?? '')?.[1];
  // Read now if it is time to: later, inside a transaction, it would need a second connection.
  await services.settings.refresh();
  const viewer = token ? await findViewer(services, token) : null;
  return guestContext(services, asking, viewer, Boolean(asking.authorization) && !viewer);
}

/** Somebody without a token: what server-rendered pages are drawn for. */
export function guestContext(
  services: Services,
  asking: Asking,
  viewer: Context['viewer'] = null,
  tokenRefused = false,
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
    requestId: asking.requestId,
    ip: asking.ip,
    userAgent: asking.userAgent ?? '',
    locale,
    t: translator(locale, 'errors'),
    loaders: new Map(),
  };
}
