import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import { FigureAlertRow, FigureAlertRow_alert } from './FigureAlertRow.tsx';
import { useAlertActions } from './useAlertActions.tsx';

interface FigureAlertTableProps {
  alerts: readonly FragmentType<typeof FigureAlertRow_alert>[];
}

export function FigureAlertTable(props: FigureAlertTableProps) {
  const t = useTranslations('figureAlerts');
  const alerts = props.alerts.map((alert) => readFragment(FigureAlertRow_alert, alert));
  const { act, dialog } = useAlertActions(alerts);
  return (
    <>
      <Table caption={t('list')}>
        <TableHead>
          <HeadCell>{t('column.alert')}</HeadCell>
          <HeadCell>{t('column.state')}</HeadCell>
          <HeadCell align="end">{t('column.value')}</HeadCell>
          <HeadCell align="end">
            <span className="sr-only">{t('column.actions')}</span>
          </HeadCell>
        </TableHead>
        <tbody role="rowgroup" className="max-md:block">
          {alerts.map((alert) => (
            <FigureAlertRow key={alert.id} alert={alert} onAct={act} />
          ))}
        </tbody>
      </Table>
      {dialog}
    </>
  );
}
