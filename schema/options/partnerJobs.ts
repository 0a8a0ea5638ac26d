/** The result of a job that a partner sent. */
export const PUT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export type PutOutcome = (typeof PUT_OUTCOMES)[number];

/** The result of a job that a partner deleted. */
export const DELETE_OUTCOMES = ['deleted', 'missing'] as const;
export type DeleteOutcome = (typeof DELETE_OUTCOMES)[number];
