import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { useArrivalOnPage } from '#client/lib/document/useArrivalOnPage.ts';
import type { Browse } from '#client/pages/browse/useBrowse.ts';
import { alertPath } from './alertPath.ts';

interface ResultsHeadProps {
  browse: Browse;
  heading: string;
  /** Undefined while unknown. */
  count: number | undefined;
  isExact: boolean;
  /** The tools beside the heading. */
  children: ReactNode;
}

/** What the list shows and its result count, which screen readers announce again when it changes. */
export function ResultsHead({ browse, heading, count, isExact, children }: ResultsHeadProps) {
  const t = useTranslations('browse');
  const h1 = useArrivalOnPage(browse.state.page);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h1 ref={h1} tabIndex={-1} className="text-xl md:text-2xl">
          {heading}
        </h1>
        <p className="mt-1 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
          <span role="status" className="tabular empty:-mr-4">
            {count !== undefined && t('jobs.count', { count, more: isExact ? 'no' : 'yes' })}
          </span>
          <Link
            to={alertPath(browse.state)}
            className="text-link hit-44 inline-flex items-center gap-1.5"
          >
            <Bell className="size-4" />
            {t('jobs.alert')}
          </Link>
        </p>
      </div>
      {children}
    </div>
  );
}
