import { BellRing, CircleCheck, CircleHelp, CirclePause, CircleX, Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FigureAlertState } from '#client/gql/graphql.ts';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';

const LOOKS: Record<FigureAlertState, { tone: TagProps['tone']; Icon: typeof BellRing }> = {
  WAITING: { tone: 'info', Icon: Hourglass },
  NORMAL: { tone: 'success', Icon: CircleCheck },
  CROSSED: { tone: 'warning', Icon: BellRing },
  UNKNOWN: { tone: 'plain', Icon: CircleHelp },
  PROBLEM: { tone: 'error', Icon: CircleX },
  PAUSED: { tone: 'plain', Icon: CirclePause },
};

export function AlertStateTag({ state }: { state: FigureAlertState }) {
  const t = useTranslations('figureAlerts');
  const { tone, Icon } = LOOKS[state];
  return (
    <Tag {...(tone && { tone })} icon={<Icon aria-hidden="true" />}>
      {t(`state.${state.toLowerCase() as Lowercase<FigureAlertState>}`)}
    </Tag>
  );
}
