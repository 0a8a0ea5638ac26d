/** What makes administrators look twice at a job; each is found by a rule of its own. */
export const RISK_SIGNS = ['fee', 'contact', 'pay', 'duplicate', 'company'] as const;
export type RiskSign = (typeof RISK_SIGNS)[number];
