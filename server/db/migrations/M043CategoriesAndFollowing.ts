import { Migration } from '@mikro-orm/migrations';
import { CATEGORY_FACTS } from '#schema/options/categories.ts';
import { categoryOfJobTitle, JOB_TITLES } from '#schema/options/jobTitles.ts';

const NEW = [
  ['nursing-health-care', 'Nursing & Health Care', 'heart-pulse', 8],
  ['teaching-education', 'Teaching & Education', 'graduation-cap', 255],
  ['hospitality-travel', 'Hospitality & Travel', 'concierge-bell', 45],
  ['retail-shops', 'Retail & Shops', 'store', 330],
  ['manufacturing-production', 'Manufacturing & Production', 'factory', 215],
  ['construction-real-estate', 'Construction & Real Estate', 'hard-hat', 60],
  ['administration-office', 'Administration & Office', 'folder-open', 180],
  ['human-resources', 'Human Resources', 'users', 290],
  ['media-design', 'Media & Design', 'palette', 320],
  ['driving', 'Driving', 'ship-wheel', 130],
  ['security-housekeeping', 'Security & Housekeeping', 'shield-check', 225],
  ['legal-compliance', 'Legal & Compliance', 'scale', 245],
  ['beauty-wellness', 'Beauty & Wellness', 'scissors', 340],
  ['agriculture', 'Agriculture', 'sprout', 145],
  ['social-work-ngo', 'Social Work & NGOs', 'hand-heart', 15],
] as const;

const FIRST_ID = 9;

/**
 * Categories beyond the documented eight; existing ones keep their names and places. Alerts for the jobs of one company,
 * which need no keywords.
 */
export class M043CategoriesAndFollowing extends Migration {
  override up() {
    this.addCategories();
    this.addSql(`
      alter table alerts
        add column company_id uuid references companies (id) on delete cascade,
        drop constraint alerts_keywords_check,
        add constraint alerts_keywords_check check (
          length(btrim(keywords)) between 1 and 200 or (keywords = '' and company_id is not null));
      create unique index alerts_company on alerts (user_id, company_id)
        where company_id is not null and deleted_at is null`);
  }

  /** Running it again changes nothing. */
  addCategories() {
    const rows = NEW.map(([slug, title, icon, hue], index) => {
      const id = `01900000-0000-7000-8000-${String(FIRST_ID + index).padStart(12, '0')}`;
      return `('${id}'::uuid, '${slug}', '${title}', '${icon}', ${hue}, ${index + 1})`;
    });
    this.addSql(`
      insert into categories (id, slug, title, icon, hue, position)
      select n.id, n.slug, n.title, n.icon, n.hue,
        (select max(position) from categories) + row_number() over (order by n.at)
      from (values ${rows.join(', ')}) as n (id, slug, title, icon, hue, at)
      where not exists (
        select from categories g
        where g.id = n.id or g.slug = n.slug or lower(g.title) = lower(n.title))`);
    this.addSql(`
      update jobs j set category_id = g.id
      from (values ${titles().join(', ')}) as t (title, slug) join categories g on g.slug = t.slug
      where j.category_id is null
        and lower(btrim(regexp_replace(j.title, '\\s+', ' ', 'g'))) = t.title`);
  }
}

/** Jobs without a category get that of their title if it is one of the list. */
function titles(): string[] {
  return JOB_TITLES.flatMap((title) => {
    const category = categoryOfJobTitle(title);
    return category ? [`('${title.toLowerCase()}', '${CATEGORY_FACTS[category].slug}')`] : [];
  });
}
