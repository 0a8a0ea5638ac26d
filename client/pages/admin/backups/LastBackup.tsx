import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { BackupTag } from './BackupTag.tsx';
import { useByteWords } from './useByteWords.ts';

export const LastBackup_backups = graphql(`
  fragment LastBackup_backups on Backups {
    running
    nextDueAt
    frequency
    retentionPeriod
    last {
      id
      at
      ok
      status
      size
      rows
      files
      message
    }
  }
`);

/** The latest backup and the next one. */
export function LastBackup(props: { backups: FragmentType<typeof LastBackup_backups> }) {
  const { last, running, nextDueAt, frequency, retentionPeriod } = readFragment(
    LastBackup_backups,
    props.backups,
  );
  const t = useTranslations('backups');
  const time = useTimeWords();
  const bytes = useByteWords();
  const format = useFormatter();
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line *:bg-card *:p-4 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-soft">{t('last')}</dt>
        <dd className="mt-1 grid gap-1">
          {running && (
            <span role="status" className="flex items-center gap-2 font-semibold">
              <Spinner /> {t('running')}
            </span>
          )}
          {!last && !running && <span className="font-semibold">{t('never')}</span>}
          {last && (
            <>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <time dateTime={last.at} title={time.full(last.at)} className="font-semibold">
                  {time.ago(last.at)}
                </time>
                <BackupTag status={last.status} />
              </span>
              {last.ok && (
                <span className="tabular text-sm text-soft">
                  {t('holds', {
                    size: bytes(last.size ?? 0),
                    rows: format.number(last.rows ?? 0),
                    files: last.files ?? 0,
                  })}
                </span>
              )}
              {last.message && <span className="text-sm">{last.message}</span>}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t('next')}</dt>
        <dd className="mt-1 grid gap-1">
          <time dateTime={nextDueAt} className="font-semibold">
            {time.full(nextDueAt)}
          </time>
          <span className="text-sm text-soft">
            {t('rhythm', { frequency, days: retentionPeriod })}
          </span>
        </dd>
      </div>
    </dl>
  );
}
