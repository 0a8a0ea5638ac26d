import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';

const FORM = 'admin-note';
const LONGEST = LENGTHS.message;

interface NoteDialogProps {
  title: string;
  /** The name of the affected party. */
  names: readonly string[];
  confirmLabel: string;
  /** The note written before, or else the default one. */
  written?: string | undefined;
  /** Rejects with the failure; the note stays as typed. */
  onConfirm: (note: string) => Promise<void>;
  onClose: () => void;
  /** The documented sentence for this failure. */
  failed: string;
}

const SHOWN = 5;

/** Rejecting and suspending take something away, so the affected party is told why. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, names, confirmLabel, onConfirm, onClose } = props;
  const t = useTranslations('admin');
  const [note, setNote] = useState(() => props.written ?? t('note.preset'));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm(note.trim() || t('note.preset'));
    } catch (error) {
      setFailure(error ?? new Error());
      setAttempt((count) => count + 1);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('note.close')}
      dismissable={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('note.cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="danger" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate method="post" onSubmit={(event) => void submit(event)}>
        {failure !== undefined && (
          <div className="mb-4">
            <FailureBanner
              error={failure}
              title={props.failed}
              fallback={props.failed}
              attempt={attempt}
            />
          </div>
        )}
        <ul className="mb-4 grid gap-0.5">
          {names.slice(0, SHOWN).map((name, index) => (
            <li key={index} className="font-semibold break-words">
              {name}
            </li>
          ))}
          {names.length > SHOWN && (
            <li className="text-soft">{t('note.more', { count: names.length - SHOWN })}</li>
          )}
        </ul>
        <TextArea
          label={t('note.label')}
          hint={t('note.hint')}
          rows={3}
          maxLength={LONGEST}
          value={note}
          autoFocus
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Dialog>
  );
}
