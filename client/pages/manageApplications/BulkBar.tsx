import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx';
import { focusHeading } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { DECISIONS_AT_ONCE_MAX } from '#schema/options/applicationMoves.ts';
import { BulkMessageButton } from './messages/BulkMessageButton.tsx';
import { DECISION_ICONS, DECISIONS, type Decision } from './status/decisions.ts';
import type { Rejection } from './status/updateApplicationStatus.ts';
import type { Selected } from './useSelected.ts';

const RejectDialog = loadOnUse(
  async () => (await import('./status/RejectDialog.tsx')).RejectDialog,
);

/** The actions on the selected applications. Each button shows how many it affects. */
export function BulkBar({ chosen }: { chosen: Selected }) {
  const t = useTranslations('manageApplications');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(0);
  const [isRejecting, setRejecting] = useState(false);
  if (chosen.count === 0 && !busy) return null;

  const leave = () => {
    const stop = document.querySelector<HTMLElement>('[data-application] a[tabindex="0"]');
    if (stop) stop.focus({ preventScroll: true });
    else focusHeading();
    chosen.clear();
  };
  const move = async (to: Decision, rejection?: Rejection) => {
    setBusy(true);
    setDone(0);
    const moved = chosen.move(to, rejection, setDone);
    leave();
    await moved;
    setBusy(false);
  };
  const choices = DECISIONS.map((to) => ({ to, count: chosen.changeable(to) }));
  return (
    <SelectionBar label={t('bulk.label')}>
      <p role="status" className="tabular mr-auto text-sm font-semibold">
        {busy
          ? t('bulk.moving', { count: done })
          : t(chosen.isAll ? 'bulk.all' : 'bulk.selected', { count: chosen.count })}
        {!chosen.isAll && chosen.count >= DECISIONS_AT_ONCE_MAX && (
          <span className="block font-normal text-soft">
            {t('bulk.most', { max: DECISIONS_AT_ONCE_MAX })}
          </span>
        )}
      </p>
      {choices
        .filter(({ count }) => count > 0)
        .map(({ to, count }) => {
          const Icon = DECISION_ICONS[to];
          return (
            <Button
              key={to}
              size="s"
              busy={busy}
              icon={<Icon className="size-4" />}
              onClick={() => (to === 'REJECTED' ? setRejecting(true) : void move(to))}
            >
              {t('bulk.action', { action: t(`action.${to}`), count })}
            </Button>
          );
        })}
      {!busy && chosen.count > 0 && (
        <BulkMessageButton recipients={chosen.recipients} count={chosen.count} onSent={leave} />
      )}
      {!busy && (
        <Button size="s" variant="quiet" onClick={leave}>
          {t('bulk.clear')}
        </Button>
      )}
      {isRejecting && (
        <RejectDialog
          title={t('reject.several', { count: chosen.changeable('REJECTED') })}
          onClose={() => setRejecting(false)}
          onReject={(rejection) => {
            setRejecting(false);
            void move('REJECTED', rejection);
          }}
        />
      )}
    </SelectionBar>
  );
}
