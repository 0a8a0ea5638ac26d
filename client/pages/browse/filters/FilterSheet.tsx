import { useTranslations } from 'use-intl';
import { ClearFiltersLink } from '#client/components/ClearFiltersLink.tsx';
import { isNarrowed } from '#client/pages/browse/browseState.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/overlays/Sheet.tsx';
import { Facets, type FacetsProps } from './Facets.tsx';

interface FilterSheetProps extends Omit<FacetsProps, 'replace'> {
  count: number;
  isExact: boolean;
  busy: boolean;
  onClose: () => void;
}

/** The filters on phones. Every choice shows its result count at once. */
export function FilterSheet({ count, isExact, busy, onClose, ...facets }: FilterSheetProps) {
  const t = useTranslations('browse');
  return (
    <Sheet
      title={t('filters.heading')}
      closeLabel={t('filters.close')}
      onClose={onClose}
      footer={
        <>
          {isNarrowed(facets.state) && (
            <ClearFiltersLink to="/browse-jobs?filters=open">{t('filters.clear')}</ClearFiltersLink>
          )}
          <Button variant="main" busy={busy} onClick={onClose}>
            {t('filters.show', { count, more: isExact ? 'no' : 'yes' })}
          </Button>
        </>
      }
    >
      <Facets {...facets} replace />
    </Sheet>
  );
}
