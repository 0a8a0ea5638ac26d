import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { Role } from '#schema/options/roles.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import type { Translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';

/** Who asks, as the session says; or a key, which is whoever made it and may less. */
export interface Viewer {
  /** What ends everything that is open by it: of a key the id of the key. */
  sessionId: string;
  /** When the person last proved to be there; null with a key. */
  passwordConfirmedAt: Date | null;
  /** Null with a session. A key opens nothing but what names one of its scopes. */
  key: { id: string; scopes: readonly ApiScope[] } | null;
  userId: string;
  role: Role;
  companyId: string | null;
  companyStatus: AdminStatus | null;
  emailVerified: boolean;
  /** An administrator from whom a second factor is demanded: nothing an administrator may do, until it is set up. */
  mustSetUpTwoFactor: boolean;
}

/** What a caller may still ask for in the minute that runs. */
export interface Allowance {
  points(): { limit: number; left: number };
  /** Before it runs; what it has not needed is given back. */
  take(points: number, t: Translator): (unused: number) => void;
}

/** One request: who asks, in which language, with which unit of work. */
export interface Context {
  services: Services;
  em: EntityManager;
  viewer: Viewer | null;
  /** What was sent, and opens nothing (any more). */
  tokenRefused: 'session' | 'key' | null;
  /** To whom it belongs is shut out: a sentence that says why and until when. */
  suspensionReason: string | null;
  requestId: string;
  ip: string;
  userAgent: string;
  locale: Locale;
  /** Messages to people, in their language. */
  t: Translator;
  /** The batch functions of this request, made on first use. */
  loaders: Map<object, DataLoader<never, unknown>>;
  /** Under which what it creates is known, should it be asked for again. */
  creationId?: string;
  /** Where a limit binds. */
  allowance?: Allowance;
  /** Nobody waits for the answer any more: what takes long may end. */
  gone?: AbortSignal;
}
