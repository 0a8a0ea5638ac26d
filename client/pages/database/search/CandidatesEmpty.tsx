import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { CandidateFilterName } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { isFiltered, NOTHING_ASKED, type CandidateAddress } from './candidateAddress.ts';
import type { Address } from './useCandidateAddress.ts';

export const CandidatesEmpty_advice = graphql(`
  fragment CandidatesEmpty_advice on CandidateAdvice {
    filter
    count
  }
`);

const WITHOUT: Readonly<Record<CandidateFilterName, Partial<CandidateAddress>>> = {
  SEARCH: { search: '' },
  SKILLS: { skills: [] },
  EXPERIENCE: { from: '', to: '' },
  LOCATION: { location: '' },
  SALARY: { salary: '' },
  ACTIVE_WITHIN: { active: '' },
  NOTICE: { notice: '' },
};

interface CandidatesEmptyProps {
  advice: readonly FragmentType<typeof CandidatesEmpty_advice>[];
  address: Address;
}

/** Says which filters are in the way, and how many results each one's removal would bring. */
export function CandidatesEmpty({ address, ...props }: CandidatesEmptyProps) {
  const t = useTranslations('candidates');
  const steps = readFragment(CandidatesEmpty_advice, props.advice).filter(({ count }) => count > 0);
  if (!isFiltered(address.address))
    return <EmptyState title={t('empty.none')} message={t('empty.noneText')} />;
  return (
    <EmptyState
      title={t('empty.filtered')}
      message={t(steps.length > 0 ? 'empty.advice' : 'empty.adviceMore')}
    >
      {steps.length > 0 && (
        <ul className="mb-4 flex w-full flex-wrap justify-center gap-2">
          {steps.map(({ filter, count }) => (
            <li key={filter} className="max-w-full">
              <Link
                to={address.to(WITHOUT[filter])}
                preventScrollReset
                className={`${chipClass()} max-w-full`}
              >
                <span className="truncate">
                  {t('empty.without', { filter: t(`empty.filter.${filter}`) })}
                </span>
                <span className="tabular text-soft">{t('empty.brings', { count })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={address.to(NOTHING_ASKED)} className={buttonClass({ variant: 'main' })}>
        {t('empty.all')}
      </Link>
    </EmptyState>
  );
}
