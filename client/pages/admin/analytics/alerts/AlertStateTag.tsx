import { BellRing, CircleCheck, CircleHelp, CirclePause, CircleX, Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FigureAlertState } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

const LOOKS: Record<FigureAlertState, TagLook> = {
  WAITING: { tone: 'info', icon: Hourglass },
  NORMAL: { tone: 'success', icon: CircleCheck },
  CROSSED: { tone: 'warning', icon: BellRing },
  UNKNOWN: { tone: 'plain', icon: CircleHelp },
  PROBLEM: { tone: 'error', icon: CircleX },
  PAUSED: { tone: 'plain', icon: CirclePause },
};

export function AlertStateTag({ state }: { state: FigureAlertState }) {
  const t = useTranslations('figureAlerts');
  return (
    <Tag {...LOOKS[state]}>{t(`state.${state.toLowerCase() as Lowercase<FigureAlertState>}`)}</Tag>
  );
}
