import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { ownAccounts, ownSessions } from '#server/modules/account/account.loaders.ts';
import { categoriesById } from '#server/modules/category/category.service.ts';
import { companiesVisible } from '#server/modules/company/company.loaders.ts';
import { jobsById } from '#server/modules/job/job.service.ts';

type Source = (ctx: Context, ids: readonly string[]) => Promise<(object | null)[]>;

/** Where an id may lead; each source answers only what the caller may see. */
const SOURCES: Source[] = [jobsById, companiesVisible, categoriesById, ownAccounts, ownSessions];

export async function nodesById(ctx: Context, ids: readonly string[]): Promise<(object | null)[]> {
  const wellFormed = ids.filter(isId);
  if (wellFormed.length === 0) return ids.map(() => null);
  const answers = await Promise.all(SOURCES.map((source) => source(ctx, wellFormed)));
  const byId = new Map<string, object>();
  for (const answer of answers) {
    wellFormed.forEach((id, at) => {
      const found = answer[at];
      if (found) byId.set(id, found);
    });
  }
  return ids.map((id) => byId.get(id) ?? null);
}
