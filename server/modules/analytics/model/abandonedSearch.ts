/** A search that found jobs, by a person who is known. */
export const COULD_BE_OPENED = 's.results > 0 and s.user_id is not null';

export const ABANDONED_SEARCH = `${COULD_BE_OPENED} and not exists (
  select from job_views opened where opened.user_id = s.user_id
    and opened.viewed_at between s.searched_at and s.searched_at + interval '1 hour')`;
