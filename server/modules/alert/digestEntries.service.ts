import { showPlace } from '#schema/locations/showPlace.ts';
import { DIGEST_JOBS_SHOWN } from '#schema/options/alerts.ts';
import type { Locale } from '#schema/options/locales.ts';
import { yearlyPay } from '#schema/salary/shownPay.ts';
import { usualPayOf } from '#schema/salary/usualPayWords.ts';
import { translator } from '#server/lib/words.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { reasonsFor, type Reason, type Wishes } from './reasons.rules.ts';

export interface DigestEntry {
  job: Job;
  location: string;
  salary: string;
  /** Why it is in the digest, in the reader's language. */
  reason: string;
}

/** The entries of an email for these jobs. The preview shows the same. */
export function digestEntries(jobs: readonly Job[], wishes: Wishes, locale: Locale): DigestEntry[] {
  return jobs.slice(0, DIGEST_JOBS_SHOWN).map((job) => ({
    job,
    location: placeText(job, locale),
    salary: payText(job, locale),
    reason: reasonsFor(job, wishes)
      .map((reason) => reasonText(reason, job, wishes, locale))
      .join(' · '),
  }));
}

function reasonText(reason: Reason, job: Job, { jobType }: Wishes, locale: Locale): string {
  const t = translator(locale, 'mail');
  const facts = translator(locale, 'jobFacts');
  switch (reason.kind) {
    case 'company':
      return t(`alertDigest.why.${reason.kind}`, { company: job.company.name });
    case 'place':
      return showPlace(job.location, locale) || facts('mark.remote');
    case 'type':
      if (jobType === 'remote') return facts('mark.remote');
      return facts(`type.${job.type.toUpperCase() as Uppercase<Job['type']>}`);
    case 'pay':
      return payText(job, locale);
    case 'title':
    case 'skills':
    case 'words':
      return t(`alertDigest.why.${reason.kind}`, { words: reason.words });
  }
}

/** The place, and whether the work is done from home, as the cards of the site show it. */
export function placeText({ location, isRemote }: Job, locale: Locale): string {
  const remote = isRemote ? translator(locale, 'jobFacts')('mark.remote') : '';
  return [showPlace(location, locale), remote].filter(Boolean).join(' · ');
}

/** The annual pay as the cards of the site show it, or the employer's words. */
export function payText({ salary, salaryMin, salaryMax }: Job, locale: Locale): string {
  const t = translator(locale, 'jobFacts');
  const pay = yearlyPay(salaryMin, salaryMax);
  const usual = usualPayOf(salary);
  if (pay) return t(`pay.${pay.shape}`, { unit: pay.unit, low: pay.low, high: pay.high });
  return usual ? t(`pay.said.${usual}`) : salary;
}
