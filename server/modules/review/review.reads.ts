/** Which of these texts another company's job also has, word for word. */
export const TWINS = `
  select distinct md5(j.description) as text from jobs j
  where md5(j.description) = any(?::text[]) and j.company_id <> ? and j.deleted_at is null`;
