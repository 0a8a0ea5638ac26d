import { RESUMES_MAX } from '#schema/options/limits.ts';

/** resume.add.limit: whether another resume can be stored. */
export function mayKeepAnother(kept: number): boolean {
  return kept < RESUMES_MAX;
}
