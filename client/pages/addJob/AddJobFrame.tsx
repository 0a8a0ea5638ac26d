import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { IndianRupee, ListChecks, Target } from 'lucide-react';
import { Card } from '#client/ui/Card.tsx';

/** The frame around the wizard, also shown while the draft loads. */
export function AddJobFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('addJob');
  return (
    <Container className="py-5 md:py-7">
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
      <div className="grid items-start gap-x-9 gap-y-8 lg:grid-cols-[minmax(0,50rem)_minmax(18rem,1fr)]">
        <div className="min-w-0">{children}</div>
        <div className="lg:sticky lg:top-20 lg:mt-6">
          <PostingTips />
        </div>
      </div>
    </Container>
  );
}

const TIPS = [
  { key: 'clear', Icon: Target },
  { key: 'pay', Icon: IndianRupee },
  { key: 'short', Icon: ListChecks },
] as const;

function PostingTips() {
  const t = useTranslations('addJob');
  return (
    <aside aria-label={t('tips.heading')} className="grid gap-3">
      <h2 className="text-[1.125rem]">{t('tips.heading')}</h2>
      {TIPS.map(({ key, Icon }) => (
        <Card key={key} className="flex gap-3">
          <Icon className="mt-0.5 size-5 shrink-0 text-ink" />
          <div>
            <h3 className="text-base">{t(`tips.${key}`)}</h3>
            <p className="text-sm text-soft">{t(`tips.${key}Text`)}</p>
          </div>
        </Card>
      ))}
    </aside>
  );
}
