import { useTranslations } from 'use-intl';
import { ClearFiltersLink } from '#client/components/ClearFiltersLink.tsx';
import { isFiltered, NOTHING_ASKED } from '#client/pages/database/search/candidateAddress.ts';
import type { Address } from '#client/pages/database/search/useCandidateAddress.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/overlays/Sheet.tsx';
import { CandidateFilters } from './CandidateFilters.tsx';

interface FilterSheetProps {
  address: Address;
  count: number;
  isExact: boolean;
  busy: boolean;
}

/** The filters on phones; the button shows the result count at once. Back undoes all choices made in it. */
export function FilterSheet({ address, count, isExact, busy }: FilterSheetProps) {
  const t = useTranslations('candidates');
  const close = () => address.close({ filters: '' });
  return (
    <Sheet
      title={t('filters.heading')}
      closeLabel={t('filters.close')}
      onClose={close}
      footer={
        <>
          {isFiltered(address.address) && (
            <ClearFiltersLink to={address.to(NOTHING_ASKED)}>{t('filters.clear')}</ClearFiltersLink>
          )}
          <Button variant="main" busy={busy} onClick={close}>
            {t('filters.show', { count, more: isExact ? 'no' : 'yes' })}
          </Button>
        </>
      }
    >
      <CandidateFilters address={{ ...address, push: address.replace }} />
    </Sheet>
  );
}
