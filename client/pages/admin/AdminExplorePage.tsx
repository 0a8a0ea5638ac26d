import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { AnalyticsNav } from '#client/components/analytics/AnalyticsNav.tsx';
import { useHeadingOnceLoaded } from '#client/lib/document/useHeadingOnceLoaded.ts';
import { isNetworkFailure } from '#client/lib/failures.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Explore } from './analytics/builder/Explore.tsx';
import { LinkedRows } from './analytics/builder/LinkedRows.tsx';
import { useExploreModel } from './analytics/builder/question/useExploreModel.ts';

export const meta = ({ words }: MetaArgs) => ({ title: words('analytics')('builder.heading') });

/** Where administrators build their own questions. */
export function Page() {
  const t = useTranslations('analytics');
  const shell = useTranslations('shell');
  const { model, error, loading, retry } = useExploreModel();
  useHeadingOnceLoaded(Boolean(model));
  if (model)
    return (
      <>
        <Explore model={model} />
        <LinkedRows />
      </>
    );
  return (
    <AdminFrame section="analytics" title={t('builder.heading')} lead={t('builder.lead')}>
      <AnalyticsNav />
      {error ? (
        <LoadFailed
          message={t('builder.model.failed')}
          error={error}
          advice={isNetworkFailure(error) && shell('errors.offline')}
          retrying={loading}
          onRetry={retry}
        />
      ) : (
        <Placeholders className="mt-5 grid gap-4 xl:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-6">
          <Skeleton className="h-[30rem] max-xl:hidden" />
          <div className="grid content-start gap-4">
            <Skeleton className="h-11" />
            <Skeleton className="h-60" />
          </div>
        </Placeholders>
      )}
    </AdminFrame>
  );
}
