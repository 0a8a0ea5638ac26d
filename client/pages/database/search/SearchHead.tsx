import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CandidateSort } from '#client/gql/graphql.ts';
import { useArrivalOnPage } from '#client/lib/document/useArrivalOnPage.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { filterCount } from './candidateAddress.ts';
import type { Address } from './useCandidateAddress.ts';

const SORTS = ['RELEVANCE', 'RECENT', 'EXPERIENCE'] as const satisfies readonly CandidateSort[];

interface SearchHeadProps {
  address: Address;
  /** Undefined while unknown. */
  count: number | undefined;
  isExact: boolean;
}

/** The result count, which screen readers announce again when it changes, and the display options. */
export function SearchHead({ address: { address, push, open }, count, isExact }: SearchHeadProps) {
  const t = useTranslations('candidates');
  const h1 = useArrivalOnPage(address.page);
  const filters = filterCount(address);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h1 ref={h1} tabIndex={-1} className="text-xl md:text-2xl">
          {t('heading')}
        </h1>
        <p className="mt-1 min-h-6 text-sm text-soft">
          <span role="status" className="tabular">
            {count !== undefined && t('count', { count, more: isExact ? 'no' : 'yes' })}
          </span>
          {count === undefined && t('lead')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <Button
          icon={<SlidersHorizontal className="size-5" />}
          aria-haspopup="dialog"
          className="max-sm:flex-1 lg:hidden"
          onClick={() => open({ filters: 'open' })}
        >
          {t('filters.button')}
          {filters > 0 && <span className="tabular"> · {filters}</span>}
        </Button>
        <SelectField
          label={t('sort.label')}
          hideLabel
          className="w-44 max-sm:flex-1"
          value={address.sort}
          onChange={({ target }) => push({ sort: target.value as CandidateSort })}
          options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </div>
    </div>
  );
}
