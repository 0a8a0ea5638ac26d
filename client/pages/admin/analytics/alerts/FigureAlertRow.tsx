import {
  CirclePause,
  CirclePlay,
  History,
  Pencil,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { FigureAlertRow_AlertFragment } from '#client/gql/graphql.ts';
import { SavedMenu } from '#client/pages/admin/analytics/saved/SavedMenu.tsx';
import { SavedName, SavedRow } from '#client/pages/admin/analytics/saved/SavedRow.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
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
    isPerGroup
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

const ICONS = {
  edit: Pencil,
  history: History,
  rows: SquareArrowOutUpRight,
  pause: CirclePause,
  resume: CirclePlay,
  delete: Trash2,
};
export type AlertAction = keyof typeof ICONS;

interface FigureAlertRowProps {
  alert: FigureAlertRow_AlertFragment;
  onAct: (act: AlertAction, alert: FigureAlertRow_AlertFragment) => void;
}

export function FigureAlertRow({ alert, onAct }: FigureAlertRowProps) {
  const t = useTranslations('figureAlerts');
  const time = useTimeWords();
  const { id, name, figure, condition, finding, problem, report, checkedAt, crossedAt } = alert;
  const acts: AlertAction[] = [
    ...(alert.address ? (['edit'] as const) : []),
    'history',
    ...(alert.link ? (['rows'] as const) : []),
    alert.isActive ? 'pause' : 'resume',
    'delete',
  ];
  return (
    <SavedRow
      id={id}
      name={
        <SavedName disabled={!alert.address} onOpen={() => onAct('edit', alert)}>
          {name}
        </SavedName>
      }
      about={
        <>
          <span className="block break-words text-soft">
            {[figure, condition].filter(Boolean).join(' – ')}
          </span>
          {report && (
            <span className="block text-soft">{t('ofReport', { name: report.name })}</span>
          )}
        </>
      }
      problem={problem}
      menu={
        <SavedMenu
          label={t('actions', { name })}
          acts={acts}
          icons={ICONS}
          nameOf={(act) => t(`act.${act}`)}
          onAct={(act) => onAct(act, alert)}
        />
      }
    >
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
    </SavedRow>
  );
}
