import DataLoader from 'dataloader';
import type { Context } from './context.ts';

export type BatchFunction<Key, Value> = (
  context: Context,
  keys: readonly Key[],
) => Promise<(Value | Error)[]>;

/** Returns the request's single loader for this batch function: `loaderOf(ctx, companiesById).load(id)`. */
export function loaderOf<Key, Value>(
  context: Context,
  batch: BatchFunction<Key, Value>,
): DataLoader<Key, Value> {
  const known = context.loaders.get(batch) as DataLoader<Key, Value> | undefined;
  if (known) return known;
  const loader = new DataLoader<Key, Value>((keys) => batch(context, keys));
  context.loaders.set(batch, loader);
  return loader;
}
