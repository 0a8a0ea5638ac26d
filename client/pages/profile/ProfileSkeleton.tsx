import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { CareerList } from '#schema/profile/career.ts';
import { isPart, PARTS, SECTIONS, type Part } from './parts.ts';

/** The page's real headings, with placeholders for the values. */
export function ProfileSkeleton() {
  const t = useTranslations('profile');
  const shell = useTranslations('shell');
  return (
    <Container aria-busy="true" data-waiting="" className="py-6 md:py-8">
      <p className="sr-only">{shell('frame.loading')}</p>
      <PageHeading size="work" lead={t('lead')}>
        {t('meta.title')}
      </PageHeading>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6 lg:order-2">
          <Card>
            <p className="text-base font-semibold">{t('completion.title')}</p>
            <Skeleton className="mt-2 h-7 w-16" />
            <Skeleton className="mt-3 h-2" />
            <Skeleton className="mt-4 h-9 w-3/4" />
          </Card>
          <Card>
            <p className="font-semibold">{t('openToWork.label')}</p>
            <Skeleton className="mt-2 h-5 w-4/5" />
          </Card>
          <Card>
            <p className="text-base font-semibold">{t('resume.title')}</p>
            <Skeleton className="mt-2 h-5 w-2/3" />
            <Skeleton className="mt-3 h-10" />
          </Card>
        </div>
        <div className="grid gap-6">
          {SECTIONS.map((section) =>
            isPart(section) ? (
              <SkeletonPart key={section} part={section} />
            ) : (
              <SkeletonList key={section} list={section} />
            ),
          )}
        </div>
      </div>
    </Container>
  );
}

function SkeletonPart({ part }: { part: Part }) {
  const t = useTranslations('profile');
  return (
    <Card>
      <p className="text-lg font-semibold">{t(`part.${part}.title`)}</p>
      <p className="mt-0.5 text-sm text-soft">{t(`part.${part}.text`)}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {PARTS[part].map((field) => (
          <Skeleton key={field} className="mt-7 h-11" />
        ))}
      </div>
    </Card>
  );
}

function SkeletonList({ list }: { list: CareerList }) {
  const career = useTranslations('career');
  return (
    <Card>
      <p className="text-lg font-semibold">{career(`list.${list}.title`)}</p>
      <Skeleton className="mt-4 h-6 w-1/2" />
      <Skeleton className="mt-2 h-5 w-2/3" />
    </Card>
  );
}
