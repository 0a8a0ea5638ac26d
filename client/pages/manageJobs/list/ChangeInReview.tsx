import { useTranslations } from 'use-intl';
import type { WaitingChange } from '#client/components/pendingChange/pendingChange.ts';
import { useChangedFields } from '#client/components/pendingChange/useChangedFields.ts';
import { WithdrawChange } from '#client/components/pendingChange/WithdrawChange.tsx';
import { focusRow } from '#client/pages/manageJobs/changes/focusAfter.ts';
import type { OwnJob } from './jobActions.ts';

interface ChangeInReviewProps {
  job: OwnJob;
  change: WaitingChange;
}

/** In a job's row: what awaits review, with a button to withdraw it. */
export function ChangeInReview({ job: { id, title }, change }: ChangeInReviewProps) {
  const t = useTranslations('manageJobs');
  const { listOf } = useChangedFields();
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-soft">{t('change.fields', { fields: listOf(change) })}</span>
      <WithdrawChange
        id={change.id}
        words={{
          withdraw: t('change.withdraw'),
          named: t('row.named', { action: t('change.withdraw'), title }),
          ask: t('change.ask'),
          askText: t('change.askText'),
          keep: t('change.keep'),
          close: t('change.close'),
          done: t('change.withdrawn'),
          message: title,
          failed: t('change.failed'),
        }}
        moveFocus={() => focusRow(id)}
      />
    </span>
  );
}
