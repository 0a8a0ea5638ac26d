import type { Context } from '#server/graphql/context.ts';
import { loaderOf, type BatchFunction } from '#server/graphql/loader.ts';
import { EXCERPTS } from './desk.sql.ts';
import type { ApplicationExcerpt } from './desk.type.ts';

const BEFORE = 60;
const LENGTH = 220;
const WORDS_MAX = 10;

const loaders = new WeakMap<
  Context,
  Map<string, BatchFunction<string, ApplicationExcerpt | null>>
>();

/** The text around the first of the words; one read for all applications of a list. */
export function excerptOf(ctx: Context, id: string, typed: string) {
  const words = wordsIn(typed);
  if (words.length === 0) return null;
  const ofRequest = loaders.get(ctx) ?? new Map();
  loaders.set(ctx, ofRequest);
  const key = words.join(' ');
  const known = ofRequest.get(key);
  const batch: BatchFunction<string, ApplicationExcerpt | null> =
    known ?? ((inside, ids) => excerpts(inside, ids, words));
  ofRequest.set(key, batch);
  return loaderOf(ctx, batch).load(id);
}

async function excerpts(
  { services, viewer }: Context,
  ids: readonly string[],
  words: readonly string[],
): Promise<(ApplicationExcerpt | null)[]> {
  const rows = await services.database.read(EXCERPTS, [
    viewer!.companyId!,
    ids,
    words,
    BEFORE,
    LENGTH,
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    return row ? { part: row.part, text: oneLine(row.text) } : null;
  });
}

const wordsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.+#]+/u)
    .filter(Boolean)
    .slice(0, WORDS_MAX);

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
