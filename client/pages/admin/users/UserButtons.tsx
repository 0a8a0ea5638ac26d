import { BadgeCheck, Ban, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { UserDisplayStatus } from '#client/gql/graphql.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { userActionsOn, type UserAction } from './userActions.ts';

const ICONS = { verify: BadgeCheck, suspend: Ban, unsuspend: RotateCcw, delete: Trash2 };

interface UserButtonsProps {
  user: { id: string; isVerified: boolean; displayStatus: UserDisplayStatus };
  /** The user's name, for users who hear the buttons without their row. */
  name: string;
  onAct: (act: UserAction) => void;
  size?: 's' | 'm';
  busy?: boolean;
}

/** The actions on a user. Administrators cannot suspend or delete themselves. */
export function UserButtons({ user, name, onAct, size = 's', busy }: UserButtonsProps) {
  const t = useTranslations('adminUsers');
  const { user: own } = useSession();
  return userActionsOn(user, own?.id).map((act) => {
    const Icon = ICONS[act];
    const isBare = act === 'delete' && size === 's';
    return (
      <Button
        key={act}
        size={size}
        iconOnly={isBare}
        disabled={busy}
        aria-label={t('act.named', { act: t(`act.${act}`), name })}
        title={isBare ? t(`act.${act}`) : undefined}
        onClick={() => onAct(act)}
        icon={<Icon className={size === 's' ? 'size-4' : 'size-5'} />}
        className={isBare ? 'max-md:flex-none!' : undefined}
      >
        {isBare ? null : t(`act.${act}`)}
      </Button>
    );
  });
}
