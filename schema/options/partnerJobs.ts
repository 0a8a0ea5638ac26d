/** What has become of a job that a partner has sent. */
export const PUT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type PutOutcome = (typeof PUT_OUTCOMES)[number];

/** What has become of one that a partner wants to be gone. */
export const DELETE_OUTCOMES = ['deleted', 'missing'] as const;
export type DeleteOutcome = (typeof DELETE_OUTCOMES)[number];
