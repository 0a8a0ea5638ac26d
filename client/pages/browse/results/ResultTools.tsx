import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { JOB_SORTS } from '#schema/options/screens/search.ts';
import { browsePath, changeBrowse, type BrowseState } from '#client/pages/browse/browseState.ts';
import type { Browse } from '#client/pages/browse/useBrowse.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ViewToggle } from './ViewToggle.tsx';

interface ResultToolsProps {
  browse: Browse;
  /** How many filters are active. */
  count: number;
  /** The pointer is near the button that opens the sheet. */
  onNear: () => void;
  onOpen: () => void;
}

/** How the results are displayed, and the button for the filters: a sheet on phones, a column on laptops. */
export function ResultTools({
  browse: { state, push, replace },
  count,
  onNear,
  onOpen,
}: ResultToolsProps) {
  const t = useTranslations('browse');
  const navigate = useNavigate();
  const { user } = useSession();
  // Recommendations have a separate page: they are chosen by the profile, not by filters.
  const sorts = user?.role === 'JOB_SEEKER' ? ([...JOB_SORTS, 'recommended'] as const) : JOB_SORTS;
  const icon = <SlidersHorizontal className="size-5" />;
  const label = (
    <>
      {t('filters.button')}
      {count > 0 && <span className="tabular"> · {count}</span>}
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <Button
        icon={icon}
        aria-haspopup="dialog"
        className="lg:hidden"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onOpen}
      >
        {label}
      </Button>
      <Button
        icon={icon}
        aria-expanded={state.filters !== 'closed'}
        aria-controls="filters"
        className="max-lg:hidden"
        onClick={() => replace({ filters: state.filters === 'closed' ? '' : 'closed' })}
      >
        {label}
      </Button>
      <SelectField
        label={t('sort.label')}
        hideLabel
        className="w-44 max-sm:flex-1"
        value={state.sort}
        onChange={({ target }) =>
          target.value === 'recommended'
            ? void navigate('/recommended-jobs')
            : push({ sort: target.value as BrowseState['sort'] })
        }
        options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
      <ViewToggle
        view={state.view}
        toView={(view) => browsePath(changeBrowse(state, { view }))}
        className="max-md:hidden"
      />
    </div>
  );
}
