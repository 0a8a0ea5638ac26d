import { cityOf } from '#schema/locations/locations.ts';
import { linesOf } from '#server/lib/jobText.ts';
import type { FeedFrame, FeedJob } from '../feed.type.ts';
import { escaped } from './xml.ts';

/** What every format says about a job, in the language of the feed. */

export function addressOf({ id }: FeedJob, { origin }: FeedFrame): string {
  return `${origin}/job-details/${id}`;
}

/** The full text of the job page: the sanitized description and the lists. */
export function contentOf(job: FeedJob, { words }: FeedFrame): string {
  const t = words('jobs');
  const list = (name: 'responsibilities' | 'requirements' | 'benefits') => {
    const lines = linesOf(job[name]).map((line) => `<li>${escaped(line)}</li>`);
    return lines.length > 0
      ? `<h3>${escaped(t(`text.${name}`))}</h3><ul>${lines.join('')}</ul>`
      : '';
  };
  return [
    job.descriptionHtml,
    job.isRemote ? `<p>${escaped(t('text.remote'))}</p>` : '',
    list('responsibilities'),
    list('requirements'),
    list('benefits'),
  ].join('');
}

/**
 * The city or the district, otherwise the location as entered, otherwise the town of the company. Empty for a job without a fixed
 * location.
 */
export function placeOf(job: FeedJob): { city: string | null; state: string | null } {
  const parts = job.location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^india$/i.test(part));
  if (parts.length === 0 && !job.district && !job.state) {
    return job.isRemote
      ? { city: null, state: null }
      : { city: job.companyCity, state: job.companyState };
  }
  const state = job.state ?? (parts.length > 1 ? parts.at(-1)! : null);
  const city = cityOf(job.location) ?? job.district ?? parts[0] ?? null;
  return { city: city === state ? null : city, state };
}

export function categoryOf({ category }: FeedJob, { words }: FeedFrame): string | null {
  return category && words('jobFacts')(`category.${category}`);
}

export function typeOf({ type }: FeedJob, { words }: FeedFrame): string {
  return words('jobFacts')(`type.${type.toUpperCase()}`);
}

export function experienceOf({ experienceYears: years }: FeedJob, { words }: FeedFrame) {
  return years === null ? null : words('jobs')('facts.years', { years });
}

export function educationOf({ educationLevel }: FeedJob, { words }: FeedFrame) {
  return (
    educationLevel && words('jobs')('facts.education', { level: educationLevel.toUpperCase() })
  );
}

/** The location as display text. */
export function placeInWords(job: FeedJob, { words }: FeedFrame): string {
  return job.location || (job.isRemote ? words('jobFacts')('mark.remote') : '');
}
