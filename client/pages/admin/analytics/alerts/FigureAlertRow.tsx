import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { FigureAlertRow_AlertFragment } from '#client/gql/graphql.ts';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { AlertMenu, type AlertAction } from './AlertMenu.tsx';
import { AlertStateTag } from './AlertStateTag.tsx';

export const FigureAlertRow_alert = graphql(`
  fragment FigureAlertRow_alert on FigureAlert {
    id
    name
    state
    problem
    figure
    condition
    finding
    valueText
    link
    measure
    kind
    direction
    amount
    isPercent
    isMailed
    isPosted
    isActive
    checkedAt
    crossedAt
    report {
      id
      name
    }
    address
  }
`);

interface FigureAlertRowProps {
  alert: FigureAlertRow_AlertFragment;
  onAct: (act: AlertAction, alert: FigureAlertRow_AlertFragment) => void;
}

export function FigureAlertRow({ alert, onAct }: FigureAlertRowProps) {
  const t = useTranslations('figureAlerts');
  const time = useTimeWords();
  const { id, name, figure, condition, finding, problem, report, checkedAt, crossedAt } = alert;
  return (
    <Row
      data-row={id}
      className="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:[&>td:not(:first-child,:last-child)]:col-span-2 max-md:[&>td:last-child]:col-start-2 max-md:[&>td:last-child]:row-start-1 max-md:[&>td:last-child]:items-start"
    >
      <Cell>
        <span className="block min-w-0 py-1.5">
          <button
            type="button"
            data-name=""
            onClick={() => onAct('edit', alert)}
            disabled={!alert.address}
            className="hit-44 rounded-tag text-left text-base font-semibold break-words enabled:hover:underline"
          >
            {name}
          </button>
          <span className="block break-words text-soft">
            {[figure, condition].filter(Boolean).join(' – ')}
          </span>
          {report && (
            <span className="block text-soft">{t('ofReport', { name: report.name })}</span>
          )}
          {problem && (
            <span className="mt-1 flex items-start gap-1.5 text-red">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 break-words">{problem}</span>
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t('column.state')}>
        <span className="block">
          <AlertStateTag state={alert.state} />
        </span>
        {crossedAt && (
          <time dateTime={crossedAt} title={time.full(crossedAt)} className="block text-soft">
            {time.ago(crossedAt)}
          </time>
        )}
      </Cell>
      <Cell label={t('column.value')} align="end">
        <span className="block font-semibold" title={finding ?? undefined}>
          {alert.valueText ?? '–'}
        </span>
        <span className="block text-soft" title={checkedAt ? time.full(checkedAt) : undefined}>
          {checkedAt ? t('checked', { time: time.ago(checkedAt) }) : t('never')}
        </span>
      </Cell>
      <Cell align="end">
        <span className="flex justify-end">
          <AlertMenu alert={alert} onAct={(act) => onAct(act, alert)} />
        </span>
      </Cell>
    </Row>
  );
}
