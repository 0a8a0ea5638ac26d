/** The codes of errors, and the HTTP status of each. */
export const FAILURES = {
  BAD_USER_INPUT: 400,
  COST_LIMIT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RULE_VIOLATION: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
} as const;

export type FailureCode = keyof typeof FAILURES;
