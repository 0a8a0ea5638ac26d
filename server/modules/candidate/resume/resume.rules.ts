import { RESUMES_MAX } from '#schema/options/limits.ts';

/** resume.add.limit: whether another one may be kept. */
export function mayKeepAnother(kept: number): boolean {
  return kept < RESUMES_MAX;
}
