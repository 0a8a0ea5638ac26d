/** Signs that a job may be fraudulent; each has its own rule. */
export const RISK_SIGNS = ['fee', 'contact', 'pay', 'duplicate', 'company'] as const;
export type RiskSign = (typeof RISK_SIGNS)[number];
