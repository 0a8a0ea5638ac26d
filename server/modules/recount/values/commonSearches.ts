import { LEAST_PEOPLE } from '#schema/options/smallGroups.ts';
import { statement } from '#server/db/statement.ts';
import type { WholeValue } from './derivedValue.ts';

/**
 * The least and the most people who can have searched for each text. Searches of deleted accounts and of guests
 * have no person, so each of them may be one more.
 */
const SEARCHED = `
  select kind, text, count(person) as least,
    count(person) + coalesce(sum(times) filter (where person is null), 0) as most
  from (
    select kind, text, user_id as person, count(*) as times from (
      select 'words' as kind, lower(words) as text, user_id from searches
      union all select 'place', lower(btrim(filters ->> 'location')), user_id from searches
    ) asked where text <> '' group by 1, 2, 3
  ) asked group by 1, 2`;

const FOUND = `
  (${SEARCHED}) asked full join common_searches known using (kind, text)
  where case when known.text is null then asked.least >= ${LEAST_PEOPLE} else coalesce(asked.most, 0) < ${LEAST_PEOPLE} end`;

const REPAIR = statement(
  'recount-common-searches',
  `
    with found as materialized (select kind, text, known.text is null as "isMissing" from ${FOUND}),
      removed as (
        delete from common_searches c using found
        where not found."isMissing" and c.kind = found.kind and c.text = found.text)
    insert into common_searches (kind, text) select kind, text from found where "isMissing" on conflict do nothing`,
);

/** An invented text may be a name, so texts are never shown. */
export const commonSearches: WholeValue = {
  kind: 'whole',
  name: 'common_searches',
  table: 'common_searches',
  columns: null,
  hidden: ['text'],
  differing: `
    select concat_ws(' ', kind, md5(text)) as "id!", concat_ws(' ', kind, md5(text)) as "key!", null as "subjectId",
      case when known.text is not null then jsonb_build_object('kind', kind, 'text', md5(text)) end as before,
      case when known.text is null then jsonb_build_object('kind', kind, 'text', md5(text)) end as after
    from ${FOUND}`,
  repair: async ({ database }) => {
    await database.write(REPAIR, []);
  },
};
