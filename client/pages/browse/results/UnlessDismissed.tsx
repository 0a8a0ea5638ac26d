import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDismissedJobs } from '#client/components/recommendation/useDismissedJobs.ts';
import { Link } from '#client/lib/routing.ts';

interface UnlessDismissedProps {
  id: string;
  title: string;
  /** The job, unless this person has hidden it. */
  children: ReactNode;
}

/** Shown in place of a dismissed job. The page of the job offers to show it again. */
export function UnlessDismissed({ id, title, children }: UnlessDismissedProps) {
  const t = useTranslations('browse');
  if (!useDismissedJobs()?.some(({ jobId }) => jobId === id)) return children;
  return (
    <p className="px-4 py-3 text-sm text-soft">
      {t.rich('jobs.hidden', {
        job: () => (
          <Link to={`/job-details/${id}`} className="hit-44 underline underline-offset-4">
            {title}
          </Link>
        ),
      })}
    </p>
  );
}
