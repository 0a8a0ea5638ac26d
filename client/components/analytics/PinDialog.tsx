import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { DialogState } from './saved/DialogState.tsx';
import { PinForm } from './saved/PinForm.tsx';

const PinDialogQuery = graphql(`
  query PinDialog {
    admin {
      analytics {
        dashboards {
          id
          name
          isOwn
          pins {
            id
            report {
              id
            }
          }
        }
      }
    }
  }
`);

interface PinDialogProps {
  report: { id: string; name: string };
  onClose: () => void;
}

/** Pins a report to one of the user's dashboards, or to a new one. */
export function PinDialog({ report, onClose }: PinDialogProps) {
  const t = useTranslations('analytics');
  const asked = useQuery(PinDialogQuery, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const dashboards = asked.data?.admin?.analytics.dashboards.filter(({ isOwn }) => isOwn);
  const frame = { title: t('boards.pin.title', { name: report.name }), onClose };
  if (!dashboards)
    return (
      <Dialog {...frame} closeLabel={t('boards.dialog.close')}>
        <DialogState asked={asked} failed={t('boards.failed.dashboards')} />
      </Dialog>
    );
  return (
    <PinForm
      {...frame}
      report={report}
      dashboards={dashboards.map(({ id, name, pins }) => ({
        id,
        name,
        isThere: pins.some((pin) => pin.report?.id === report.id),
        pins: pins.length,
      }))}
    />
  );
}
