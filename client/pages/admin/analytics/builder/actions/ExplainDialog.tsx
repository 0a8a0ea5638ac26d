import { useQuery } from '@apollo/client/react';
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { AnalyticsQueryInput } from '#client/gql/graphql.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { BuiltQuery } from '#client/pages/admin/analytics/builder/question/question.ts';

const ExplainDialogQuery = graphql(`
  query ExplainDialog($query: AnalyticsQueryInput!) {
    admin {
      analytics {
        explain(query: $query) {
          sql
          values
          plan
        }
      }
    }
  }
`);

/** Shows how the question is run against the database. */
export function ExplainDialog({ query, onClose }: { query: BuiltQuery; onClose: () => void }) {
  const t = useTranslations('analytics');
  const shell = useTranslations('shell');
  const { data, error } = useQuery(ExplainDialogQuery, {
    variables: { query: inputOfQuery<AnalyticsQueryInput>(query) },
    fetchPolicy: 'no-cache',
  });
  const explanation = data?.admin?.analytics.explain;
  const copy = async () => {
    const values = explanation!.values.map((value, at) => `-- $${at + 1} = ${value}`);
    try {
      await navigator.clipboard.writeText([explanation!.sql, ...values, ''].join('\n'));
      toast({ kind: 'success', title: t('builder.explain.copied') });
    } catch {
      toast({ kind: 'error', title: t('builder.explain.notCopied') });
    }
  };
  return (
    <Dialog
      size="l"
      title={t('builder.explain.title')}
      closeLabel={t('builder.close')}
      onClose={onClose}
      footer={
        <Button
          disabled={!explanation}
          onClick={() => void copy()}
          icon={<Copy className="size-5" />}
        >
          {t('builder.explain.copy')}
        </Button>
      }
    >
      {error && (
        <Banner kind="error" title={t('builder.explain.failed')}>
          {isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error)}
        </Banner>
      )}
      {!explanation && !error && <Skeleton className="h-64" />}
      {explanation && (
        <div className="grid gap-5">
          <Code label={t('builder.explain.sql')} text={explanation.sql} />
          {explanation.values.length > 0 && (
            <section aria-label={t('builder.explain.values')}>
              <h3 className="text-sm font-semibold">{t('builder.explain.values')}</h3>
              <dl className="tabular mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
                {explanation.values.map((value, at) => (
                  <div key={at} className="contents">
                    <dt className="text-soft">${at + 1}</dt>
                    <dd className="break-all">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {explanation.plan && <Code label={t('builder.explain.plan')} text={explanation.plan} />}
        </div>
      )}
    </Dialog>
  );
}

/** A text area, so that it can be scrolled and selected by keyboard. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    <label className="grid gap-1.5">
      <span className="text-sm font-semibold">{label}</span>
      <textarea
        readOnly
        value={text}
        rows={Math.min(16, text.split('\n').length + 1)}
        className="w-full rounded-control border border-line bg-tint p-3 [font-family:monospace] text-xs leading-5"
      />
    </label>
  );
}
