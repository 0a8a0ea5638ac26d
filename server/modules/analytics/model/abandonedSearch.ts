/** A search that found jobs, by a person who is known. */
export const SEARCHES_OF_USERS_WITH_RESULTS = 's.results > 0 and s.user_id is not null';

export const ABANDONED_SEARCH = `${SEARCHES_OF_USERS_WITH_RESULTS} and not exists (
  select from job_views opened where opened.user_id = s.user_id
    and opened.viewed_at between s.searched_at and s.searched_at + interval '1 hour')`;
