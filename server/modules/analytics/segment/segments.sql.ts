import { json, statement } from '#server/db/statement.ts';
import type { SegmentNoun } from '#schema/options/segments.ts';

/** $1 the segments, $2 the user; null reads those of all users. */
export const SEGMENTS_TO_ASK = statement(
  'segments-to-ask',
  `select id, name, noun, definition from analytics_segments
    where id = any($1::uuid[]) and ($2::uuid is null or is_shared or owner_id = $2)`,
  json<{ noun: SegmentNoun }>(),
);
