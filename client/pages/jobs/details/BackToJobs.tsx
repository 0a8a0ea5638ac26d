import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link, useLocation, useNavigate } from '#client/lib/routing.ts';

/** Back to the list one came from, where it was; to all jobs for whoever came from elsewhere. */
export function BackToJobs() {
  const t = useTranslations('jobs');
  const navigate = useNavigate();
  // The router names the first page of a visit so: there is nothing of ours behind it.
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
