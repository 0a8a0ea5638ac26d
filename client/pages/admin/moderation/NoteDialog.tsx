import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#client/components/form/FormDialog.tsx';
import { useSubmit } from '#client/components/form/useSubmit.ts';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { NameList } from './NameList.tsx';

interface NoteDialogProps {
  title: string;
  /** The names of the companies, jobs or users in question. */
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

/** Rejecting and suspending take something away, so the note explains why. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, names, confirmLabel, failed, onConfirm, onClose } = props;
  const t = useTranslations('admin');
  const [note, setNote] = useState(() => props.written ?? t('note.preset'));
  const { send, ...sending } = useSubmit();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    return send(() => onConfirm(note.trim() || t('note.preset')));
  };
  return (
    <FormDialog
      form={{ ...sending, submit }}
      title={title}
      closeLabel={t('note.close')}
      cancelLabel={t('note.cancel')}
      saveLabel={confirmLabel}
      danger
      dismissable={!sending.busy}
      failureTitle={failed}
      onClose={onClose}
    >
      <NameList names={names} />
      <TextArea
        label={t('note.label')}
        hint={t('note.hint')}
        rows={3}
        maxLength={LENGTHS.message}
        value={note}
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
