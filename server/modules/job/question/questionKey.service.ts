import { createHash } from 'node:crypto';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';

/**
 * job.question.key: names a question by what it asks, so that an answer never goes to a question that was changed in
 * the meantime. What the employer looks for may change without it.
 */
export function keyOfQuestion({ kind, text, options }: JobQuestion): string {
  const asked = JSON.stringify([kind, text, options]);
  // Begins with a letter, so that no form takes it for a number.
  return `q${createHash('sha256').update(asked).digest('hex').slice(0, 15)}`;
}
