import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { LENGTHS } from '#schema/validation/lengths.ts';

/** The typed text stays until the server has saved it. */
export function NoteForm({ add }: { add: (body: string) => Promise<unknown> }) {
  const t = useTranslations('manageApplications');
  const shell = useTranslations('shell');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const field = box.current!;
    const body = field.value.trim();
    if (busy) return;
    if (!body) return field.focus();
    setBusy(true);
    setError(undefined);
    try {
      await add(body);
      field.value = '';
    } catch (failure) {
      const reason = isNetworkFailure(failure) ? shell('errors.offline') : serverMessage(failure);
      setError(reason ?? t('notes.failed'));
    }
    setBusy(false);
    field.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2">
      <TextArea
        ref={box}
        id={id}
        rows={2}
        label={t('notes.label')}
        hint={t('notes.hint')}
        error={error}
        maxLength={LENGTHS.message}
      />
      <Button type="submit" size="s" busy={busy} className="justify-self-start">
        {t('notes.add')}
      </Button>
    </form>
  );
}
