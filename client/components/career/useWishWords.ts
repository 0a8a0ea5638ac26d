import { useFormatter, useTranslations } from 'use-intl';
import type { NoticePeriod, WorkMode, WorkShift } from '#client/gql/graphql.ts';
import { lower } from '#schema/options/letters.ts';

interface Wishes {
  noticePeriod?: NoticePeriod | null | undefined;
  noticeUntil?: string | null | undefined;
  willingToMove?: boolean | null | undefined;
  shifts: readonly WorkShift[];
  workModes: readonly WorkMode[];
  accommodations?: string | null | undefined;
}

/** How soon someone can start; null if they did not say. */
export function useNoticeWords() {
  const t = useTranslations('career');
  const profile = useTranslations('profile');
  const format = useFormatter();
  return ({ noticePeriod, noticeUntil }: Pick<Wishes, 'noticePeriod' | 'noticeUntil'>) => {
    if (!noticePeriod) return null;
    if (noticeUntil) {
      const day = new Date(`${noticeUntil}T12:00:00Z`);
      return t('wishes.after', { day: format.dateTime(day, { dateStyle: 'medium' }) });
    }
    return profile(`notice.${lower(noticePeriod)}`);
  };
}

/** When and how someone would like to work: pairs of a name and a value, which is empty if it was not given. */
export function useWishWords() {
  const t = useTranslations('career');
  const facts = useTranslations('jobFacts');
  const notice = useNoticeWords();
  return (wishes: Wishes): [string, string | null][] => [
    [t('wishes.notice'), notice(wishes)],
    [
      t('wishes.move'),
      wishes.willingToMove == null ? null : t(wishes.willingToMove ? 'wishes.yes' : 'wishes.no'),
    ],
    [
      t('wishes.shifts'),
      wishes.shifts.map((shift) => facts(`fact.shift.${lower(shift)}`)).join(' · '),
    ],
    [t('wishes.modes'), wishes.workModes.map((mode) => t(`mode.${lower(mode)}`)).join(' · ')],
    [t('wishes.needs'), wishes.accommodations ?? null],
  ];
}
