import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { chipClass } from '#client/ui/looks/chipClass.ts';
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
        <Button variant="main" busy={busy} onClick={onClose}>
          {t('filters.show', { count, more: isExact ? 'no' : 'yes' })}
        </Button>
      }
    >
      <Link
        to="/browse-jobs?filters=open"
        replace
        preventScrollReset
        className={`${chipClass()} mb-4`}
      >
        {t('filters.clear')}
      </Link>
      <Facets {...facets} replace />
    </Sheet>
  );
}
