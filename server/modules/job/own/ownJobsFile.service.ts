import { showPlace } from '#schema/locations/showPlace.ts';
import { INDUSTRY_FACTS, type Industry } from '#schema/options/industries.ts';
import { JOB_TYPE_SPELLINGS } from '#schema/options/jobTypes.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { OwnJobsExportValues } from '#schema/validation/employers/ownJobs.ts';
import type { Context } from '#server/graphql/context.ts';
import { csvOf, linesOf, type Cell } from '#server/lib/csv.ts';
import { isId } from '#server/lib/ids.ts';
import { mapWithPauses } from '#server/lib/mapWithPauses.ts';
import { translator } from '#server/lib/words.ts';
import { FILES, type FiledJob } from './ownJobs.sql.ts';
import { filterOf } from './ownJobs.service.ts';

/** More than any company has. A longer file would be of no use to a reader. */
const ROWS_MAX = 10_000;

/** The company's jobs as a table: the selected ones, or all that the list shows. */
export async function ownJobsFile(ctx: Context, wanted: OwnJobsExportValues): Promise<string> {
  const { services, locale } = ctx;
  const own = await filterOf(ctx, wanted);
  const chosen = wanted.ids.length > 0 ? wanted.ids.filter(isId) : null;
  const now = services.clock.now();
  const rows = own
    ? await services.database.read(FILES[wanted.sort], [now, ...own, chosen, ROWS_MAX])
    : [];
  const { timeZone } = await services.settings.current();
  const words = translator(locale, 'jobExport');
  const write = writerOf(words, locale, timeZone);
  const head = csvOf([COLUMNS.map((name) => words(`column.${name}`))]);
  const lines = await mapWithPauses(rows, (job) => linesOf([write(job)]));
  return head + lines.join('');
}

const COLUMNS = [
  'title',
  'location',
  'type',
  'category',
  'industry',
  'salary',
  'experience',
  'status',
  'featured',
  'hot',
  'remote',
  'posted',
  'deadline',
  'views',
  'applications',
] as const;

function writerOf(words: ReturnType<typeof translator>, locale: Locale, timeZone: string) {
  const answer = (given: boolean) => words(given ? 'yes' : 'no');
  // The Canadian English locale formats dates as ISO 8601 does.
  const days = new Intl.DateTimeFormat('en-CA', { timeZone });
  const dayOf = (moment: Date | null) => moment && days.format(moment);
  return (job: FiledJob): Cell[] => [
    job.title,
    showPlace(job.location, locale),
    JOB_TYPE_SPELLINGS[job.type].label,
    job.category,
    INDUSTRY_FACTS[job.industry as Industry]?.label ?? job.industry,
    job.salary,
    job.experienceYears,
    words(`status.${job.standing}`),
    answer(job.isFeatured),
    answer(job.isHot),
    answer(job.isRemote),
    dayOf(job.postedAt),
    dayOf(job.applicationDeadline),
    job.views,
    job.applications,
  ];
}
