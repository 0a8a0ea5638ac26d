import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { CopyText } from '#client/pages/integrations/CopyText.tsx';
import { LoadState } from '#client/pages/integrations/LoadState.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { AttemptLine, AttemptLine_attempt } from './AttemptLine.tsx';
import { ReplayButton } from './ReplayButton.tsx';

const DeliveryDetailsQuery = graphql(`
  query DeliveryDetails($webhookId: ID!, $id: ID!) {
    viewer {
      id
      webhook(id: $webhookId) {
        id
        delivery(id: $id) {
          id
          ...DeliveryRow_delivery
          body
          attempts {
            id
            ...AttemptLine_attempt
          }
        }
      }
    }
  }
`);

const POLL_MS = 2_500;

interface DeliveryDetailsProps {
  webhookId: string;
  id: string;
  mayReplay: boolean;
  onReplayed: () => void;
}

/** Each attempt with its response, then the payload exactly as it is signed. */
export function DeliveryDetails({ webhookId, id, mayReplay, onReplayed }: DeliveryDetailsProps) {
  const t = useTranslations('webhooks');
  // Polls for delivered events too: the list may be newer than the loaded attempts, and others can replay a delivery.
  const query = useFreshQuery(DeliveryDetailsQuery, {
    variables: { webhookId, id },
    pollInterval: POLL_MS,
  });
  const { data, failure, retry: again } = query;
  const delivery = data?.viewer?.webhook?.delivery;
  if (!delivery) return <LoadState message={t('log.failed')} failure={failure} />;
  const attempts = delivery.attempts.map((attempt) => readFragment(AttemptLine_attempt, attempt));
  const replayed = () => {
    again();
    onReplayed();
  };
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <span className="min-w-0">
          <span className="text-soft">{t('attempt.id')} </span>
          <code className="break-all select-all">{delivery.id}</code>
        </span>
        {mayReplay && <ReplayButton id={delivery.id} onReplayed={replayed} />}
      </p>
      <section className="grid gap-2">
        <h3 className="text-sm font-semibold">{t('attempt.title')}</h3>
        {attempts.length === 0 ? (
          <p className="text-sm text-soft">{t('attempt.none')}</p>
        ) : (
          <ol className="grid gap-3">
            {attempts.map((attempt) => (
              <AttemptLine key={attempt.id} attempt={attempt} />
            ))}
          </ol>
        )}
      </section>
      {delivery.body === null ? (
        <p className="text-sm text-soft">{t('attempt.noBody')}</p>
      ) : (
        <CopyText
          label={t('attempt.body')}
          text={delivery.body}
          copyLabel={t('attempt.copyBody')}
        />
      )}
    </div>
  );
}
