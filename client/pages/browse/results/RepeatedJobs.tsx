import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface RepeatedJobsProps {
  count: number;
  company: string;
  /** The jobs as items of the list. */
  children: ReactNode;
}

/** "3 more from Lotus Works": near-identical jobs are shown on demand. */
export function RepeatedJobs({ count, company, children }: RepeatedJobsProps) {
  const t = useTranslations('browse');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <li className="col-span-full">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 px-4 text-sm font-medium text-link"
        >
          {t('jobs.moreFrom', { count, who: company })}
        </button>
      </li>
      {isOpen && children}
    </>
  );
}
