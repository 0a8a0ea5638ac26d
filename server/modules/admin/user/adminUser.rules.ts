import type { Role } from '#schema/options/roles.ts';
import type { UserStatus } from '#schema/options/statuses.ts';

/** A user locked for an action. */
export interface Person {
  id: string;
  role: Role;
  status: UserStatus;
  suspendedUntil: Date | null;
  isVerified: boolean;
}

export interface Action {
  actorId: string;
  person: Person;
  /** All administrators, if the user is one of them. */
  administrators: readonly Person[];
  now: Date;
}

/** An expired suspension no longer counts. */
export function statusOf({ status, suspendedUntil }: Person, now: Date): UserStatus {
  const isOver = status === 'suspended' && suspendedUntil !== null && suspendedUntil <= now;
  return isOver ? 'active' : status;
}

/** Without this user, there is still an active administrator. */
function leavesAnotherAdmin({ person, administrators, now }: Action): boolean {
  if (person.role !== 'admin') return true;
  return administrators.some((one) => one.id !== person.id && statusOf(one, now) === 'active');
}

const isAnotherUser = ({ actorId, person }: Action) => actorId !== person.id;
const isInactive = ({ person }: Action) => person.status === 'inactive';
const isSuspended = ({ person, now }: Action) => statusOf(person, now) === 'suspended';

/**
 * The rules of each action by id. Each function returns whether the rule is satisfied; they are checked in this order.
 */
const RULES = {
  verify: { 'user.verify.new': ({ person }: Action) => !person.isVerified },
  suspend: {
    'user.suspend.new': (action: Action) => !isSuspended(action),
    /** The end of a suspension makes the account active. */
    'user.suspend.active': (action: Action) => !isInactive(action),
    'user.suspend.last-admin': leavesAnotherAdmin,
    'user.suspend.self': isAnotherUser,
  },
  unsuspend: { 'user.unsuspend.suspended': isSuspended },
  delete: { 'user.delete.last-admin': leavesAnotherAdmin, 'user.delete.self': isAnotherUser },
} as const;

export type Verb = keyof typeof RULES;
export type UserRule = { [Each in Verb]: keyof (typeof RULES)[Each] }[Verb] | UpdateRule;

/** The first rule that forbids the action, or null. */
export function forbiddenBy(verb: Verb, action: Action): UserRule | null {
  const rules: Partial<Record<UserRule, (action: Action) => boolean>> = RULES[verb];
  const ids = Object.keys(rules) as UserRule[];
  return ids.find((id) => !rules[id]!(action)) ?? null;
}

export interface Update extends Action {
  role: Role;
  status: UserStatus;
  /** Whether the user has sent applications or belongs to a company. */
  hasHistory: boolean;
}

const staysAdmin = ({ role, status }: Update) => role === 'admin' && status !== 'inactive';
const staysSame = ({ person, role, status, now }: Update) =>
  role === person.role && status === statusOf(person, now);

const UPDATE_RULES = {
  /** A suspension needs a reason and perhaps an end, so it has its own mutation. */
  'user.update.suspend': (update: Update) => update.status !== 'suspended' || staysSame(update),
  'user.update.last-admin': (update: Update) => staysAdmin(update) || leavesAnotherAdmin(update),
  'user.update.self': (update: Update) => isAnotherUser(update) || staysSame(update),
  /** Only the operator of the server can create administrators. */
  'user.update.new-admin': ({ person, role }: Update) =>
    role !== 'admin' || person.role === 'admin',
  /** Data of one role is not accessible in another. */
  'user.update.history': ({ person, role, hasHistory }: Update) =>
    role === person.role || person.role === 'admin' || !hasHistory,
} as const;
export type UpdateRule = keyof typeof UPDATE_RULES;

export function updateForbiddenBy(update: Update): UpdateRule | null {
  const ids = Object.keys(UPDATE_RULES) as UpdateRule[];
  return ids.find((id) => !UPDATE_RULES[id](update)) ?? null;
}

const CONFLICTS: readonly UserRule[] = [
  'user.verify.new',
  'user.suspend.new',
  'user.suspend.active',
  'user.unsuspend.suspended',
];

/** Whether another administrator was faster, rather than the action being forbidden. */
export function isConflict(rule: UserRule): boolean {
  return CONFLICTS.includes(rule);
}
