import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton, SkeletonLine } from '#client/ui/Skeleton.tsx';

/** Shown while it is not known who the user is. */
export function CompanyProfileSkeleton() {
  const t = useTranslations('companyProfile');
  return (
    <Container aria-busy="true" data-waiting="" className="py-5 md:py-7">
      <PageHeading size="work" lead={t('lead')} actions={<Skeleton className="h-11 w-32" />}>
        {t('title')}
      </PageHeading>
      <CompanySkeleton />
    </Container>
  );
}

/** Shaped like a stored company: status, name, description and facts. */
export function CompanySkeleton() {
  return (
    <Placeholders className="mt-6 grid gap-6">
      <Skeleton className="h-20" />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
        <Card className="grid gap-5">
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
            <Skeleton className="size-16" />
            <div>
              <SkeletonLine className="w-48 max-w-full text-lg" />
              <br />
              <SkeletonLine className="mt-1 w-28" />
            </div>
          </div>
          <Skeleton className="h-24" />
          <div className="grid gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-3">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <Skeleton key={key} className="h-10 w-3/4" />
            ))}
          </div>
        </Card>
        <Skeleton className="h-96 max-xl:hidden" />
      </div>
    </Placeholders>
  );
}
