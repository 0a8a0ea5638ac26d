import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link, useLocation, useNavigate } from '#client/lib/routing.ts';

/** Back to the previous list at its scroll position; to all jobs for visitors from elsewhere. */
export function BackToJobs() {
  const t = useTranslations('jobs');
  const navigate = useNavigate();
  // The router's key for the first page of a visit: there is no page of ours before it.
  const isFirst = useLocation().key === 'default';
  return (
    <Link
      to="/browse-jobs"
      onClick={(event) => {
        if (isFirst || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-tag pr-2 text-sm text-soft hover:text-text hover:underline"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {t('back')}
    </Link>
  );
}
