import { useFormatter, useTranslations } from 'use-intl';
import { clock } from '#client/lib/clock.ts';
import { languageKey } from '#schema/options/languages.ts';
import type { Career, CareerList, Month } from '#schema/profile/career.ts';
import { monthsWorked } from '#schema/profile/experience.ts';
import { todayOf } from '#schema/validation/values/day.ts';

/** An entry of a career as it is shown. */
export interface EntryLines {
  title: string;
  subtitle?: string | undefined;
  when?: string | undefined;
  text?: string | null;
  href?: string | null;
}

interface Span {
  from: Month | null;
  to: Month | null;
  isCurrent?: boolean;
}

const YEAR = 12;

/** Formats the entries of a career in the reader's language. */
export function useCareerWords() {
  const t = useTranslations('career');
  const profile = useTranslations('profile');
  const format = useFormatter();

  const month = (value: Month): string => {
    const [year, inYear] = value.split('-').map(Number);
    if (inYear === undefined) return value.slice(0, 4);
    const day = new Date(Date.UTC(year!, inYear - 1, 15));
    return format.dateTime(day, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  };
  const span = ({ from, to, isCurrent }: Span): string | undefined => {
    const end = isCurrent ? t('present') : to && month(to);
    if (from && end) return from === to ? month(from) : t('span', { from: month(from), to: end });
    if (from) return t('since', { from: month(from) });
    return end || undefined;
  };
  const length = (months: number): string => {
    const counts = { years: Math.floor(months / YEAR), months: months % YEAR };
    if (counts.years === 0) return t('length.months', counts);
    return counts.months === 0 ? t('length.years', counts) : t('length.both', counts);
  };
  const joined = (parts: readonly (string | null | undefined)[], by = ' · ') =>
    parts.filter(Boolean).join(by) || undefined;

  const languageName = (name: string): string => {
    const key = languageKey(name);
    return key ? t(`language.${key}`) : name;
  };
  const today = () => todayOf({ today: new Date(clock.now()) });
  const linesOf: { [List in CareerList]: (entry: Career[List][number]) => EntryLines } = {
    jobs: (job) => {
      const months = monthsWorked([job], today());
      return {
        title: job.title || job.company,
        subtitle: joined([job.title && job.company, job.place]),
        when: joined([span(job), months > 0 && length(months)].map((part) => part || null)),
        text: job.summary,
      };
    },
    degrees: ({ qualification, name, field, institution, grade, ...dates }) => {
      const level = qualification ? profile(`qualification.${qualification}`) : '';
      const [title, ...rest] = [name || level, field, institution].filter(Boolean);
      return { title: title ?? '', subtitle: joined(rest), when: joined([span(dates), grade]) };
    },
    projects: ({ name, link, summary, ...dates }) => ({
      title: name,
      when: span(dates),
      text: summary,
      href: link,
    }),
    certificates: ({ name, issuer, year, link }) => ({
      title: name,
      subtitle: joined([issuer, year ? String(year) : null]),
      href: link,
    }),
    languages: ({ name, level }) => ({ title: languageName(name), subtitle: t(`level.${level}`) }),
    links: ({ url, label }) => ({
      title: label ?? bareAddress(url),
      subtitle: label ? bareAddress(url) : undefined,
      href: url,
    }),
  };
  const lines = <List extends CareerList>(list: List, entry: Career[List][number]): EntryLines =>
    linesOf[list](entry);
  return { lines, length };
}

/** "linkedin.com/in/asha" */
function bareAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
