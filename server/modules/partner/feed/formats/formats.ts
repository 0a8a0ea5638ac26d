import type { FeedFormat } from '../feed.type.ts';
import { atom } from './atom.ts';
import { indeed } from './indeed.ts';
import { jsonFeed } from './jsonFeed.ts';

/** By URL suffix. */
export const FEEDS = { xml: indeed, json: jsonFeed, atom } as const satisfies Record<
  string,
  FeedFormat
>;
