import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { PostingTips } from './PostingTips.tsx';

/** The frame around the wizard, also shown while the draft loads. */
export function AddJobFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('addJob');
  return (
    <Container className="py-6 md:py-8">
      <PageHeading
        above={
          <Breadcrumbs
            label={t('crumbs.label')}
            as={Link}
            items={[
              { label: t('crumbs.home'), to: '/' },
              { label: t('crumbs.jobs'), to: '/manage-jobs' },
              { label: t('title') },
            ]}
          />
        }
        lead={t('lead')}
      >
        {t('title')}
      </PageHeading>
      <div className="grid items-start gap-x-9 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">{children}</div>
        <div className="lg:sticky lg:top-20 lg:mt-6">
          <PostingTips />
        </div>
      </div>
    </Container>
  );
}
