/** A search that found jobs, by a person who is known. */
export const FOLLOWABLE = 's.results > 0 and s.user_id is not null';

export const ABANDONED = `${FOLLOWABLE} and not exists (
  select from job_views opened where opened.user_id = s.user_id
    and opened.viewed_at between s.searched_at and s.searched_at + interval '1 hour')`;
