import { useTranslations } from 'use-intl';
import { useActivityWords } from '#client/components/admin/activity/useActivityWords.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { RecountExamples } from './RecountExamples.tsx';
import { RecountTag } from './RecountTag.tsx';

export const RecountDetails_recount = graphql(`
  fragment RecountDetails_recount on Recount {
    id
    status
    requestedAt
    checked
    findings {
      value
      differing
      corrected
      hasFailed
      examples {
        id
        ...RecountExamples_example
      }
    }
  }
`);

/** What one recount has found, value by value. */
export function RecountDetails(props: { recount: FragmentType<typeof RecountDetails_recount> }) {
  const t = useTranslations('recounts');
  const words = useActivityWords();
  const time = useTimeWords();
  const recount = readFragment(RecountDetails_recount, props.recount);
  const { status, requestedAt, checked, findings } = recount;
  return (
    <section aria-labelledby="recount" className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="recount" className="text-lg">
          {t('details', { time: time.full(requestedAt) })}
        </h2>
        <RecountTag status={status} />
      </div>
      {findings.length === 0 && status === 'COMPLETE' && (
        <Banner kind="success" title={t('clean', { count: checked })} />
      )}
      {findings.map(({ value, differing, corrected, hasFailed, examples }) => {
        const name = words.value(value.toLowerCase());
        return (
          <section key={value} aria-label={name} className="grid gap-3">
            <div>
              <h3 className="text-base">{name}</h3>
              {differing > 0 && (
                <p className="tabular text-sm text-soft">
                  {t('found', { count: differing })}
                  {' · '}
                  {t('fixed', { count: corrected })}
                </p>
              )}
              {value === 'ACTIVITY_LOG' && differing > 0 && (
                <p className="text-sm text-soft">{t('log')}</p>
              )}
            </div>
            {hasFailed && <Banner kind="error" title={t('unread')} />}
            {examples.length > 0 && <RecountExamples caption={name} examples={examples} />}
            {differing > examples.length && (
              <p className="text-sm text-soft">
                {t('more', { count: differing - examples.length })}
              </p>
            )}
          </section>
        );
      })}
    </section>
  );
}
