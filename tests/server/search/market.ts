import { JOB_TITLE_FIELDS } from '#schema/options/jobTitles.ts';
import { resolveLocation } from '#schema/locations/locations.ts';
import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';

const PLACES = [
  'Bengaluru Urban, Karnataka',
  'Pune, Maharashtra',
  'Mumbai City, Maharashtra',
  'New Delhi, Delhi',
  'Gurugram, Haryana',
  'Hyderabad, Telangana',
  'Chennai, Tamil Nadu',
  'Kolkata, West Bengal',
  'Visakhapatnam, Andhra Pradesh',
  'Thiruvananthapuram, Kerala',
  'Prayagraj, Uttar Pradesh',
  'Gautam Buddha Nagar, Uttar Pradesh',
];

export interface PlannedJob {
  title: string;
  location?: string;
  [column: string]: unknown;
}

const MOST_AT_ONCE = 200;

/** Inserted directly, many rows in one statement, because no API call posts jobs in bulk. */
export async function addJobs(
  app: App,
  companyId: string,
  jobs: readonly PlannedJob[],
): Promise<string[]> {
  const now = app.clock.now();
  const rows = jobs.map(({ location = '', ...columns }, at) => {
    const place = resolveLocation(location);
    const postedAt = new Date(now.getTime() - (at + 1) * 60_000);
    return {
      id: newId(postedAt.getTime()),
      company_id: companyId,
      description: 'The work is described here.',
      description_html: '<p>The work is described here.</p>',
      type: 'full_time',
      industry: 'technology',
      skills: [],
      location,
      district: place?.city ?? null,
      state: place?.state ?? null,
      status: 'active',
      admin_status: 'approved',
      posted_at: postedAt,
      created_at: postedAt,
      updated_at: postedAt,
      ...columns,
    };
  });
  // Jobs with the same columns are inserted together; the others keep their defaults.
  const alike = Map.groupBy(rows, (row) => Object.keys(row).join(', '));
  for (const [names, all] of alike) {
    for (let at = 0; at < all.length; at += MOST_AT_ONCE) {
      await app.sql(
        `insert into jobs (${names}) select ${names} from jsonb_populate_recordset(null::jobs, ?::jsonb)`,
        [JSON.stringify(all.slice(at, at + MOST_AT_ONCE))],
      );
    }
  }
  return rows.map(({ id }) => id);
}

/** Every title of the list, each in two places. */
export async function theKnownMarket(app: App): Promise<void> {
  const company = await addCompany(app, { name: 'Lotus Works' });
  const titles = JOB_TITLE_FIELDS.flatMap(({ titles: all }) => [...all]);
  const jobs = titles.flatMap((title, at) => [
    { title, location: PLACES[at % PLACES.length]! },
    { title, location: PLACES[(at * 5 + 3) % PLACES.length]! },
  ]);
  await addJobs(app, company.id, jobs);
}
