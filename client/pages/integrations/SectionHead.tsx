import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Banner } from '#client/ui/Banner.tsx';

interface SectionHeadProps {
  area: 'apiKeys' | 'webhooks';
  /** The current number and the limit. */
  room: string;
  docs: { to: string; label: string };
  /** Otherwise the head says that the company of the employer has to be approved first. */
  isApproved: boolean;
  /** The button that creates another one. */
  children: ReactNode;
}

/** The head of the list: what it is for, how many more are allowed, and the button to add one. */
export function SectionHead({ area, room, docs, isApproved, children }: SectionHeadProps) {
  const t = useTranslations(area);
  return (
    <>
      {!isApproved && (
        <Banner
          kind="warning"
          className="mb-6"
          title={t('unapproved.title')}
          actions={
            <Link to="/company-profile" className="text-link">
              {t('unapproved.profile')}
            </Link>
          }
        >
          {t('unapproved.message')}
        </Banner>
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-[1_1_18rem]">
          <p className="measure text-soft">
            {t('about')}{' '}
            <Link to={docs.to} className="text-link">
              {docs.label}
            </Link>
          </p>
          <p className="tabular mt-1 text-sm text-soft" role="status">
            {room}
          </p>
        </div>
        {children}
      </div>
    </>
  );
}
