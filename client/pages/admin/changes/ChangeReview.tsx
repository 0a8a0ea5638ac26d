import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { NoteDialog } from '../moderation/NoteDialog.tsx';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { ChangeCard } from './ChangeCard.tsx';
import type { ValueInWords } from './ChangedField.tsx';
import { isOutdated, useDecideChange } from './useDecideChange.ts';

export const ChangeReview_change = graphql(`
  fragment ChangeReview_change on PendingChange {
    id
    proposedAt
    riskSigns
    fields {
      name
      before
      after
    }
  }
`);

interface ChangeReviewProps {
  change: FragmentType<typeof ChangeReview_change> | null;
  /** The name of the job or the company. */
  name: string;
  inWords?: ValueInWords | undefined;
  /** Called before the lists are refetched. */
  onDecided?: (() => void) | undefined;
}

/** A pending change, compared with the public version. */
export function ChangeReview({ name, inWords, onDecided, ...props }: ChangeReviewProps) {
  const t = useTranslations('admin');
  const change = readFragment(ChangeReview_change, props.change);
  const showFailure = useFailureToast();
  const { decide, refresh, reload } = useDecideChange(name);
  const [busy, setBusy] = useState(false);
  /** The change being rejected, as it was when the button was pressed. */
  const [rejected, setRejected] = useState<{ id: string; proposedAt: string } | null>(null);
  const [note, setNote] = useState<string>();

  const finish = async () => {
    setRejected(null);
    setNote(undefined);
    onDecided?.();
    rescueFocus();
    await refresh();
  };
  const fail = async (error: unknown) => {
    showFailure(t('failed.change'), error);
    await reload();
    rescueFocus();
  };
  const approve = async ({ id, proposedAt }: { id: string; proposedAt: string }) => {
    setBusy(true);
    try {
      await decide({ id, proposedAt, decision: 'APPROVE' });
      await finish();
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };
  const reject = async (adminNotes: string) => {
    if (!rejected) return;
    try {
      await decide({ ...rejected, decision: 'REJECT', adminNotes });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // Retrying would never succeed: show the current change and keep the note.
      setRejected(null);
      setNote(adminNotes);
      return fail(error);
    }
    await finish();
  };
  return (
    <>
      {change && (
        <ChangeCard
          change={change}
          name={name}
          inWords={inWords}
          busy={busy}
          onApprove={() => void approve(change)}
          onReject={() => setRejected({ id: change.id, proposedAt: change.proposedAt })}
        />
      )}
      {rejected && (
        <NoteDialog
          title={t('change.reject')}
          names={[name]}
          confirmLabel={t('change.reject')}
          failed={t('failed.change')}
          written={note}
          onConfirm={reject}
          onClose={() => setRejected(null)}
        />
      )}
    </>
  );
}
