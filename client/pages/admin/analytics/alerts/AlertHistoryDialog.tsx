import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { DialogState } from '#client/components/analytics/saved/DialogState.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Dialog } from '#client/ui/Dialog.tsx';

const AlertHistoryDialogQuery = graphql(`
  query AlertHistoryDialog($id: ID!) {
    admin {
      analytics {
        alert(id: $id) {
          id
          crossings {
            id
            crossedAt
            returnedAt
            finding
            condition
            link
          }
        }
      }
    }
  }
`);

interface AlertHistoryDialogProps {
  alert: { id: string; name: string };
  onClose: () => void;
}

/** The messages of an alert with their times, and when the figure was back within its limit. */
export function AlertHistoryDialog({ alert, onClose }: AlertHistoryDialogProps) {
  const t = useTranslations('figureAlerts');
  const time = useTimeWords();
  const asked = useQuery(AlertHistoryDialogQuery, {
    variables: { id: alert.id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const crossings = asked.data?.admin?.analytics.alert?.crossings;
  return (
    <Dialog
      title={t('history.title', { name: alert.name })}
      closeLabel={t('form.close')}
      onClose={onClose}
    >
      {!crossings && <DialogState asked={asked} failed={t('failed.history')} />}
      {crossings?.length === 0 && <p>{t('history.none')}</p>}
      {crossings && crossings.length > 0 && (
        <>
          <p className="text-sm text-soft">{t('history.kept')}</p>
          <ol>
            {crossings.map(({ id, crossedAt, returnedAt, finding, condition, link }) => (
              <li key={id} className="grid gap-1 border-b border-line py-3 last:border-0">
                <time dateTime={crossedAt} className="font-semibold">
                  {t('history.told', { time: time.full(crossedAt) })}
                </time>
                <span className="break-words">{finding}</span>
                <span className="text-sm break-words text-soft">{condition}</span>
                <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
                  {returnedAt ? (
                    <time dateTime={returnedAt}>
                      {t('history.returned', { time: time.full(returnedAt) })}
                    </time>
                  ) : (
                    <span>{t('history.ongoing')}</span>
                  )}
                  <Link to={link} className="hit-44 text-link">
                    {t('history.rows')}
                  </Link>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
