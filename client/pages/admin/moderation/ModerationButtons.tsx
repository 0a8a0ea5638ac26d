import { Ban, Check, RotateCcw, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { actionsFrom, type ModerationAction } from './moderationActions.ts';

const ICONS = { approve: Check, reject: X, suspend: Ban, reinstate: RotateCcw };

interface ModerationButtonsProps {
  status: AdminStatus;
  /** The subject, for users who hear the buttons without their row. */
  name: string;
  onMove: (move: ModerationAction) => void;
  size?: 's' | 'm';
}

export function ModerationButtons({ status, name, onMove, size = 's' }: ModerationButtonsProps) {
  const t = useTranslations('admin');
  return actionsFrom(status).map((move) => {
    const Icon = ICONS[move];
    const isFirst = move === 'approve' && status === 'PENDING';
    return (
      <Button
        key={`${status} ${move}`}
        size={size}
        variant={isFirst && size === 'm' ? 'main' : 'plain'}
        aria-label={t('move.named', { move: t(`move.${move}`), name })}
        onClick={() => onMove(move)}
        icon={<Icon className={size === 's' ? 'size-4' : 'size-5'} />}
      >
        {t(`move.${move}`)}
      </Button>
    );
  });
}
