import { useTranslations } from 'use-intl';
import { PageLinks } from '#client/components/PageLinks.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { PAGE_NUMBER_MAX, PAGE_SIZE } from '#schema/options/limits.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { CandidatesEmpty } from './CandidatesEmpty.tsx';
import type { Address } from './useCandidateAddress.ts';

export const CandidateList_candidates = graphql(`
  fragment CandidateList_candidates on CandidateConnection {
    totalCount
    nodes {
      id
      ...CandidateCard_candidate
    }
    advice {
      ...CandidatesEmpty_advice
    }
  }
`);

interface CandidateListProps {
  candidates: FragmentType<typeof CandidateList_candidates>;
  address: Address;
  isOld: boolean;
}

/** The candidates of one page, or why there are none. */
export function CandidateList({ address, isOld, ...props }: CandidateListProps) {
  const { totalCount, nodes, advice } = readFragment(CandidateList_candidates, props.candidates);
  const t = useTranslations('candidates');
  const { page } = address.address;
  if (totalCount === 0) return <CandidatesEmpty advice={advice} address={address} />;
  if (nodes.length === 0)
    return (
      <EmptyState title={t('empty.past')} message={t('empty.pastText', { page })}>
        <Link to={address.to({ page: 1 })} className={buttonClass({ variant: 'main' })}>
          {t('empty.first')}
        </Link>
      </EmptyState>
    );
  return (
    <>
      <ul
        className={joinClasses(
          'grid grid-cols-1 gap-3 transition-opacity md:grid-cols-2 md:gap-4 xl:grid-cols-3',
          isOld && 'opacity-50 delay-150 duration-150',
        )}
      >
        {nodes.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard candidate={candidate} toDetails={(open) => address.to({ open })} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={Math.min(Math.ceil(totalCount / PAGE_SIZE), PAGE_NUMBER_MAX)}
        toPage={(number) => address.to({ page: number })}
      />
    </>
  );
}
