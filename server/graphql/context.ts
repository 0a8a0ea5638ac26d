import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import type { ExecutionResult } from 'graphql';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import type { FailureCode } from '#schema/options/errorCodes.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { Role } from '#schema/options/roles.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import type { Membership } from '#schema/options/teamRoles.ts';
import type { Translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';

/**
 * The caller: a user with a session, or an API key, which acts for the user who created it with fewer rights.
 */
export interface Viewer {
  /** Ending this session (or this key, by its id) closes everything that was opened with it. */
  sessionId: string;
  /** When the user last entered the password; null for a key. */
  passwordConfirmedAt: Date | null;
  /** Null for a session. A key can only access fields that name one of its scopes. */
  key: { id: string; scopes: readonly ApiScope[] } | null;
  userId: string;
  role: Role;
  companyId: string | null;
  companyStatus: AdminStatus | null;
  /** The place in the company's team; null without a company. */
  team: Membership | null;
  emailVerified: boolean;
  /**
   * An administrator who still has to set up two-step verification; all administrator rights are withheld until then.
   */
  mustSetUpTwoFactor: boolean;
  /** How far the user's writes reach in the database's log; known while there are replicas. */
  wroteUpTo?: number | null;
}

/** What the caller may still spend in the current minute. */
export interface Allowance {
  points(): { limit: number; left: number };
  /** Takes points before the operation runs; the returned function gives back the unused ones. */
  take(points: number, t: Translator): (unused: number) => void;
}

/** One request: the caller, the language and the unit of work. */
export interface Context {
  services: Services;
  em: EntityManager;
  viewer: Viewer | null;
  /** The kind of token that was sent but is invalid, expired or revoked. */
  tokenRefused: 'session' | 'key' | null;
  /** If the account is suspended, a sentence that says why and until when. */
  suspensionReason: string | null;
  requestId: string;
  ip: string;
  userAgent: string;
  locale: Locale;
  /** Messages for people, in their language. */
  t: Translator;
  /** The batch functions of this request, created on first use. */
  loaders: Map<object, DataLoader<never, unknown>>;
  /** The id that a creation is stored under, so that a repeated request finds it. */
  creationId?: string;
  /** Set where a rate limit applies. */
  allowance?: Allowance;
  /**
   * Set for an API key. The first failure of its request is noted here, because the calls of keys are counted by
   * outcome.
   */
  keyCall?: { failure?: FailureCode };
  /** What a compiled query has answered, errors included; Apollo only has to send it. */
  answered?: ExecutionResult;
  /** Aborted when the client has disconnected, so that long work can stop. */
  gone?: AbortSignal;
}
