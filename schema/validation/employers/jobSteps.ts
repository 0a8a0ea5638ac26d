import type { PostJobStep } from '#schema/options/screens/steps.ts';
import { isBlank } from '#schema/validation/values/blank.ts';

/** The fields of the posting wizard that Next requires. */
export const NEEDED_FOR_NEXT = {
  basic_info: ['title', 'location', 'type'],
  description: ['description', 'requirements'],
  settings: [],
} as const satisfies Record<PostJobStep, readonly string[]>;

/** The fields that posting also requires, although Next does not. */
export const NEEDED_TO_POST = ['experience', 'category', 'industry'] as const;

export function isJobStepReady(step: PostJobStep, values: Record<string, unknown>): boolean {
  return NEEDED_FOR_NEXT[step].every((name) => !isBlank(values[name]));
}
