import { PAGE_SIZE_MAX } from '#schema/options/limits.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';

/** How many entries of a list can be requested at once. */
export const isPageSize = (first: number): boolean => first >= 1 && first <= PAGE_SIZE_MAX;

export function requirePageSize({ t }: Context, first: number): void {
  if (isPageSize(first)) return;
  const message = t('list.first', { max: PAGE_SIZE_MAX });
  throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'first', message }] });
}
