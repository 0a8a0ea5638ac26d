import { Migration } from '@mikro-orm/migrations';

/**
 * Reports and alerts that were saved with the measures of the fixed funnels get the same steps
 * (docs/decisions/130-free-funnel-steps.md). Alerts on a time between two steps end, because alerts watch measures.
 */
export class M103SavedFunnels extends Migration {
  override up() {
    for (const table of ['analytics_reports', 'figure_alerts']) this.addSql(stepsIn(table));
    this.addSql(`
      update figure_alerts set measure = case measure
        when 'seen_then_shortlisted' then 'shortlisted_ever' else 'hired_ever' end
      where measure in ('seen_then_shortlisted', 'seen_then_hired')`);
    this.addSql(`
      delete from figure_alerts where measure in ('seen_to_shortlist_median', 'shortlist_to_hire_median',
        'sign_up_to_view_median', 'view_to_apply_median', 'apply_to_seen_median', 'seen_to_hired_median')`);
  }
}

/**
 * The furthest step that a question names says how many steps it has. Its order and conditions are dropped, because they
 * may name measures that are gone.
 */
const stepsIn = (table: string) => `
  update ${table} saved
  set query = saved.query - array['order', 'having', 'havingAny', 'calculations'] || jsonb_build_object(
    'funnel', true,
    'measures', case found.subject
      when 'seekers' then
        (array['job_seekers', 'seekers_viewed', 'seekers_applied', 'seekers_seen', 'seekers_hired'])[1:found.last]
      when 'applications' then
        case when jsonb_exists(saved.query -> 'measures', 'applications') then array['applications'] else '{}'::text[] end
        || (array['seen_applications', 'shortlisted_ever', 'hired_ever'])[1:found.last]
    end)
  from (
    select one.id, min(former.subject) as subject, max(former.place) as last
    from ${table} one
    cross join jsonb_array_elements_text(one.query -> 'measures') as asked (measure)
    join (values
      ('seen_then_shortlisted', 'applications', 2), ('seen_to_shortlist_median', 'applications', 2),
      ('seen_then_hired', 'applications', 3), ('shortlist_to_hire_median', 'applications', 3),
      ('seekers_viewed', 'seekers', 2), ('sign_up_to_view_median', 'seekers', 2),
      ('seekers_applied', 'seekers', 3), ('view_to_apply_median', 'seekers', 3),
      ('seekers_seen', 'seekers', 4), ('apply_to_seen_median', 'seekers', 4),
      ('seekers_hired', 'seekers', 5), ('seen_to_hired_median', 'seekers', 5)
    ) as former (measure, subject, place) on former.measure = asked.measure
    where not coalesce((one.query ->> 'funnel')::boolean, false)
    group by one.id
  ) found
  where found.id = saved.id`;
