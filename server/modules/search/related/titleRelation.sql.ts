import { statement } from '#server/db/statement.ts';

/** $1 now. */
export const LEARN = statement('learn-title-relations', 'select 1 as done from learn_title_relations($1)'); // oxfmt-ignore

/** Whether anything has been learnt yet. */
export const LEARNT = statement(
  'title-relations-learnt',
  'select exists (select from title_relations) as "isLearnt!"',
);

const MOST = 12;

/** $1 a query over titles. Returns the titles that are close to those it finds, the closest first. */
export const RELATED = statement(
  'related-titles',
  `
    select other as "other!", max(weight) as "weight!" from title_relations
    where words @@ $1::tsquery group by other order by 2 desc, 1 limit ${MOST}`,
  { isHeavy: true },
);
