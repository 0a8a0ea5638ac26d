/** A search that found jobs, by a person who is known and has had an hour to open one. */
export const SEARCHES_OF_USERS_WITH_RESULTS = `s.results > 0 and s.user_id is not null
  and s.searched_at <= {now} - interval '1 hour'`;

/** A person's views of a job are recorded once a day, so opening it again is not known. */
export const ABANDONED_SEARCH = `${SEARCHES_OF_USERS_WITH_RESULTS} and not exists (
  select from job_views opened where opened.user_id = s.user_id
    and opened.viewed_at between s.searched_at and s.searched_at + interval '1 hour')`;
