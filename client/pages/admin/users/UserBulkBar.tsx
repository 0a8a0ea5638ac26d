import { useTranslations } from 'use-intl';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { userActionsOn, type BulkUserAction } from './userActions.ts';
import type { UserSelection } from './useUserSelection.ts';

interface UserBulkBarProps {
  selection: UserSelection;
  busy: boolean;
  onAct: (act: BulkUserAction) => void;
}

const ACTS = ['verify', 'suspend'] as const;

/** After the table in tab order, at the bottom of the screen visually. */
export function UserBulkBar({ selection, busy, onAct }: UserBulkBarProps) {
  const t = useTranslations('adminUsers');
  const { user: own } = useSession();
  const { users } = selection;
  if (users.length === 0) return null;
  const offered = new Set(users.flatMap((user) => userActionsOn(user, own?.id)));
  const leave = () => {
    selection.keep([]);
    focusHeading();
  };
  return (
    <div
      role="region"
      aria-label={t('bulk.label')}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-3 shadow-float"
    >
      <p role="status" className="text-sm font-semibold">
        {t('bulk.count', { count: users.length })}
      </p>
      <Button
        size="s"
        variant="quiet"
        onClick={leave}
        className="mr-auto max-sm:ml-auto max-sm:mr-0"
      >
        {t('bulk.clear')}
      </Button>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {ACTS.map((act) => {
          const disabled = !offered.has(act);
          return (
            <Button
              key={act}
              size="s"
              busy={busy}
              aria-disabled={disabled || undefined}
              title={disabled ? t('bulk.none') : undefined}
              onClick={() => !disabled && onAct(act)}
              className={disabled ? 'opacity-55' : undefined}
            >
              {t(`act.${act}`)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
