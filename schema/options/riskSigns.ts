/** Signs that a job may be fraudulent; each is detected by a rule of its own. */
export const RISK_SIGNS = ['fee', 'contact', 'pay', 'duplicate', 'company'] as const;
export type RiskSign = (typeof RISK_SIGNS)[number];
