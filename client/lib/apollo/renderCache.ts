import { InMemoryCache, type Cache } from '@apollo/client';
import { typePolicies } from './cachePolicies.ts';

export interface RenderCache {
  cache: InMemoryCache;
  /** A query asked for something the cache did not hold. */
  missed: boolean;
}

/** The server's cache for one rendering. */
export function createRenderCache(): RenderCache {
  const cache = new InMemoryCache({ typePolicies });
  const watched: RenderCache = { cache, missed: false };
  const diff = cache.diff.bind(cache);
  const remember = (options: Cache.DiffOptions) => {
    const found = diff(options);
    watched.missed ||= !found.complete;
    return found;
  };
  cache.diff = remember as InMemoryCache['diff'];
  return watched;
}
