import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ListPages } from '#client/components/PageLinks.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { WebhookDeliveryOutcome } from '#client/gql/graphql.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { hostOf } from '#client/pages/integrations/webhooks/hostOf.ts';
import { LoadState } from '#client/pages/integrations/LoadState.tsx';
import { useLogPath } from '#client/pages/integrations/webhooks/useLogPath.ts';
import { WebhookState } from '#client/pages/integrations/webhooks/WebhookState.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { pageOrDefault } from '#schema/options/limits.ts';
import { DeliveryRow, DeliveryRow_delivery } from './DeliveryRow.tsx';
import { LogTools, OUTCOMES } from './LogTools.tsx';

const WebhookLogQuery = graphql(`
  query WebhookLog($id: ID!, $outcome: WebhookDeliveryOutcome, $page: Int) {
    viewer {
      id
      webhook(id: $id) {
        id
        ...WebhookRow_webhook
        url
        disabledReason
        failingSince
        deliveries(first: 20, page: $page, outcome: $outcome) {
          totalCount
          totalCountIsExact
          nodes {
            id
            ...DeliveryRow_delivery
          }
        }
      }
    }
  }
`);

const AT_ONCE = 20;
/** Polling interval: pending deliveries show up within seconds. */
const POLL_MS = 2_500;

export function WebhookLog({ id }: { id: string }) {
  const t = useTranslations('webhooks');
  const [params] = useSearchParams();
  const path = useLogPath();
  const outcome = OUTCOMES.find((known) => known === params.get('outcome')) ?? null;
  const page = pageOrDefault(Number(params.get('page')));
  const query = useFreshQuery(WebhookLogQuery, {
    variables: { id, outcome, page },
    pollInterval: POLL_MS,
  });
  const { data, previousData, failure, retry: again } = query;

  const viewer = (data ?? previousData)?.viewer;
  const back = (
    <Link to={path({})} className="hit-44 text-link inline-flex items-center gap-1.5 text-sm">
      <ArrowLeft className="size-4" /> {t('log.back')}
    </Link>
  );
  if (!viewer) return <LoadState message={t('log.failed')} failure={failure} />;
  const { webhook } = viewer;
  if (!webhook) {
    return (
      <EmptyState title={t('log.missing')} message={t('log.missingMessage')}>
        <Link to={path({})} className={buttonClass({ variant: 'main' })}>
          {t('log.back')}
        </Link>
      </EmptyState>
    );
  }
  const { totalCount, totalCountIsExact, nodes } = webhook.deliveries;
  const deliveries = nodes.map((node) => readFragment(DeliveryRow_delivery, node));
  const title = t('log.title', { host: hostOf(webhook.url) });
  return (
    <>
      {back}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <WebhookState webhook={webhook} />
      </div>
      <LogTools webhook={webhook} outcome={outcome} onSent={again} />
      <p role="status" className="tabular mt-4 text-sm text-soft">
        {t(totalCountIsExact ? 'log.count' : 'log.more', { count: totalCount })}
        {' · '}
        {t('log.note')}
      </p>
      {totalCount === 0 ? (
        <NothingSent id={id} outcome={outcome} />
      ) : (
        <ul aria-label={title} className="mt-3 grid gap-2">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              webhookId={id}
              delivery={delivery}
              mayReplay={webhook.disabledReason === null}
              onReplayed={again}
            />
          ))}
        </ul>
      )}
      <ListPages
        page={page}
        pages={Math.ceil(totalCount / AT_ONCE)}
        toPage={(number) => path({ webhook: id, outcome, page: number })}
        isSettled={Boolean(data)}
      />
    </>
  );
}

function NothingSent({ id, outcome }: { id: string; outcome: WebhookDeliveryOutcome | null }) {
  const t = useTranslations('webhooks');
  const path = useLogPath();
  if (!outcome)
    return <EmptyState headingLevel={3} title={t('log.empty')} message={t('log.emptyMessage')} />;
  return (
    <EmptyState
      headingLevel={3}
      title={t('log.emptyFiltered')}
      message={t('log.emptyFilteredMessage')}
    >
      <Link to={path({ webhook: id })} className={buttonClass({})}>
        {t('log.showAll')}
      </Link>
    </EmptyState>
  );
}
