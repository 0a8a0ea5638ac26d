import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { useResolveReports } from './useResolveReports.ts';

export const JobReports_job = graphql(`
  fragment JobReports_job on AdminJob {
    id
    reports
    reportsMade {
      id
      reason
      detail
      createdAt
      resolvedAt
    }
    job {
      id
      title
    }
  }
`);

/** Open reports first; answered ones stay below for reference. */
export function JobReports(props: { job: FragmentType<typeof JobReports_job> }) {
  const { id, reports, reportsMade, job } = readFragment(JobReports_job, props.job);
  const t = useTranslations('admin');
  const jobs = useTranslations('jobs');
  const time = useTimeWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { resolve, busy } = useResolveReports();
  if (reportsMade.length === 0) return null;
  const press = async () => {
    const isDone = await resolve({ id, title: job.title, reportsMade });
    if (isDone) heading.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby="job-reports" className="grid gap-3">
      <h3 id="job-reports" ref={heading} tabIndex={-1} className="text-base">
        {t('reports.title')}
      </h3>
      <ul className="grid gap-3">
        {reportsMade.map(({ id: key, reason, detail, createdAt, resolvedAt }) => (
          <li key={key} className={resolvedAt ? 'text-soft' : undefined}>
            <p className="flex flex-wrap gap-x-3">
              <span className="font-semibold">{jobs(`report.reason.${reason}`)}</span>
              <time
                dateTime={resolvedAt ?? createdAt}
                title={time.full(resolvedAt ?? createdAt)}
                className="text-sm text-soft"
              >
                {resolvedAt
                  ? t('reports.resolved', { ago: time.ago(resolvedAt) })
                  : time.ago(createdAt)}
              </time>
            </p>
            {detail && <p className="break-words whitespace-pre-line">{detail}</p>}
          </li>
        ))}
      </ul>
      {reports > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="s" busy={busy} onClick={() => void press()}>
            {t('reports.resolve')}
          </Button>
          <p className="min-w-0 flex-[1_1_14rem] text-sm text-soft">{t('reports.hint')}</p>
        </div>
      )}
    </Card>
  );
}
