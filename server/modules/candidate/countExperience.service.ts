import { todayOf } from '#schema/validation/values/day.ts';
import { statement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';

const BATCH = 1_000;

/** $1 today, $2 the last person of the batch before. */
const COUNT = statement(
  'count-experience',
  `
    with batch as materialized (
      select user_id from candidate_search where user_id > $2 order by user_id limit ${BATCH}
    ), counted as (
      update candidate_search c set months = told.low, months_most = told.high
      from batch join seeker_profiles p using (user_id) cross join lateral candidate_experience(p, $1) told
      where c.user_id = batch.user_id and (c.months, c.months_most) is distinct from (told.low, told.high)
    )
    select user_id as last from batch order by user_id desc limit 1`,
);

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Counts the months of experience in the search again: people who work have more every month. */
export async function countExperience({
  clock,
  database,
}: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const today = todayOf({ today: clock.now() });
  let last: string | undefined = FIRST;
  while (last) [last] = (await database.write(COUNT, [today, last])).map((row) => row.last);
}
