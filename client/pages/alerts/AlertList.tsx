import { useTranslations } from 'use-intl';
import type { AlertRow_AlertFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { AlertRow } from './AlertRow.tsx';
import type { AlertsAddress } from './alertsAddress.ts';
import { useDeleteAlert } from './useDeleteAlert.ts';

interface AlertListProps {
  alerts: readonly AlertRow_AlertFragment[];
  address: AlertsAddress;
  onOpen: (what: string) => void;
}

export function AlertList({ alerts, address, onOpen }: AlertListProps) {
  const t = useTranslations('alerts');
  const shown = alerts.filter((alert) => fits(alert, address));
  const { list, remove } = useDeleteAlert();

  return (
    <section aria-labelledby="alert-count" className="mt-6">
      <h2
        id="alert-count"
        tabIndex={-1}
        className={alerts.length > 0 ? 'text-lg' : 'sr-only'}
        aria-live="polite"
      >
        {t('heading', { count: shown.length })}
      </h2>
      {shown.length > 0 ? (
        <ul ref={list} className="mt-4 grid gap-3">
          {shown.map((alert) => (
            <li key={alert.id}>
              <AlertRow alert={alert} onEdit={() => onOpen(alert.id)} onDelete={remove} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="bell"
          headingLevel={3}
          title={t('empty')}
          message={t(alerts.length > 0 ? 'emptyFiltered' : 'emptyFirst')}
        >
          {alerts.length > 0 ? (
            <Link to="/job-alerts" preventScrollReset className={buttonClass()}>
              {t('showAll')}
            </Link>
          ) : (
            <Button variant="main" onClick={() => onOpen('new')}>
              {t('create')}
            </Button>
          )}
        </EmptyState>
      )}
    </section>
  );
}

function fits(alert: AlertRow_AlertFragment, { search, show }: AlertsAddress): boolean {
  if (show !== 'all' && alert.isActive !== (show === 'active')) return false;
  const text = [alert.name, alert.keywords, alert.location].join(' ').toLocaleLowerCase();
  const words = search.toLocaleLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}
