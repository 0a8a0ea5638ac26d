import { useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { isDecision, DECISION_ICONS, DECISION_KEYS, type Decision } from './decisions.ts';

interface StatusButtonsProps {
  name: string;
  moves: readonly ApplicationStatus[];
  onMove: (to: ApplicationStatus) => void;
  /** s: in a row, where the letter keys also work; m: below the details. */
  size?: 's' | 'm';
  tabIndex?: number;
}

/** The possible next statuses. */
export function StatusButtons({ name, moves, onMove, size = 's', tabIndex }: StatusButtonsProps) {
  const t = useTranslations('manageApplications');
  const labelOf = (to: Decision) =>
    size === 'm' && to === 'HIRED' ? t('action.hireCandidate') : t(`action.${to}`);
  return moves.filter(isDecision).map((to) => {
    const Icon = DECISION_ICONS[to];
    return (
      <Button
        key={to}
        size={size}
        variant={size === 'm' && (to === 'SHORTLISTED' || to === 'HIRED') ? 'main' : 'plain'}
        tabIndex={tabIndex}
        data-move={to}
        aria-label={size === 's' ? t('action.named', { action: labelOf(to), name }) : undefined}
        aria-keyshortcuts={size === 's' ? DECISION_KEYS[to] : undefined}
        icon={<Icon className="size-4" />}
        onClick={() => onMove(to)}
      >
        {labelOf(to)}
      </Button>
    );
  });
}
