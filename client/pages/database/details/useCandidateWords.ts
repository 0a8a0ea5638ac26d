import { useTranslations } from 'use-intl';
import { useCareerWords } from '#client/components/career/useCareerWords.ts';
import type { CandidateCard_CandidateFragment } from '#client/gql/graphql.ts';
import { yearlyPay } from '#schema/salary/shownPay.ts';
import { parseExperienceBand } from '#schema/options/experience.ts';

type CareerFacts = Pick<
  CandidateCard_CandidateFragment,
  'currentJobTitle' | 'currentCompany' | 'experienceType' | 'experience' | 'experienceMonths'
>;

/** Formats the values of a profile in the reader's language. */
export function useCandidateWords() {
  const t = useTranslations('candidates');
  const profile = useTranslations('profile');
  const facts = useTranslations('jobFacts');
  const { length } = useCareerWords();
  return {
    today({ currentJobTitle, currentCompany }: CareerFacts): string | null {
      if (!currentJobTitle || !currentCompany) return currentJobTitle ?? currentCompany ?? null;
      return t('card.at', { title: currentJobTitle, company: currentCompany });
    },
    experience({ experienceMonths, experienceType, experience }: CareerFacts): string | null {
      if (experienceMonths > 0) return length(experienceMonths);
      const band = parseExperienceBand(experience);
      if (band) return profile(`band.${band}`);
      if (experience) return experience;
      return experienceType === 'FRESHER' ? profile('experienceType.fresher') : null;
    },
    pay(rupees: number | null | undefined): string | null {
      const pay = yearlyPay(rupees ?? null, rupees ?? null);
      if (!pay) return null;
      const { shape, ...amounts } = pay;
      return facts(`pay.${shape}`, amounts);
    },
  };
}
