import { Eye, PartyPopper, Star, X } from 'lucide-react';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { DECIDED_STATUSES } from '#schema/options/applicationMoves.ts';

export type Decision = Exclude<ApplicationStatus, 'PENDING'>;

export const DECISIONS = DECIDED_STATUSES.map((status) => status.toUpperCase() as Decision);

export const isDecision = (status: ApplicationStatus): status is Decision => status !== 'PENDING';

/** The key that changes the focused application's status; `e` is the site's key for shortlisting. */
export const DECISION_KEYS: Readonly<Record<Decision, string>> = {
  REVIEWED: 'v',
  SHORTLISTED: 'e',
  REJECTED: 'r',
  HIRED: 'h',
};

export const decisionOfKey = (key: string): Decision | undefined =>
  DECISIONS.find((move) => DECISION_KEYS[move] === key.toLowerCase());

export const DECISION_ICONS = { REVIEWED: Eye, SHORTLISTED: Star, REJECTED: X, HIRED: PartyPopper };
