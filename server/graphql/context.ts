import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import type { Locale } from '#schema/options/locales.ts';
import type { Role } from '#schema/options/roles.ts';
import type { Translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';

/** Who asks, as the session says. */
export interface Viewer {
  sessionId: string;
  userId: string;
  role: Role;
  companyId: string | null;
  emailVerified: boolean;
  /** An administrator from whom a second factor is demanded: nothing an administrator may do, until it is set up. */
  mustSetUpTwoFactor: boolean;
}

/** One request: who asks, in which language, with which unit of work. */
export interface Context {
  services: Services;
  em: EntityManager;
  viewer: Viewer | null;
  /** A token was sent, and it opens nothing (any more). */
  tokenRefused: boolean;
  /** To whom it belongs is shut out: a sentence that says why and until when. */
  whyShutOut: string | null;
  requestId: string;
  ip: string;
  userAgent: string;
  locale: Locale;
  /** Messages to people, in their language. */
  t: Translator;
  /** The batch functions of this request, made on first use. */
  loaders: Map<object, DataLoader<never, unknown>>;
  /** Nobody waits for the answer any more: what takes long may end. */
  gone?: AbortSignal;
}
