import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useKeptText } from '#client/components/form/useKeptText.ts';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { useMentions } from './useMentions.ts';

interface NoteFormProps {
  applicationId: string;
  add: (body: string, mentionIds: readonly string[]) => Promise<unknown>;
}

/** The typed text stays until the server has saved it, also while the reader looks at other applicants. */
export function NoteForm({ applicationId, add }: NoteFormProps) {
  const t = useTranslations('manageApplications');
  const desk = useTranslations('reviewDesk');
  const reasonOf = useFailureReason();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const mentions = useMentions(box);
  const draft = useKeptText(`note:${applicationId}`);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const field = box.current!;
    const typed = field.value;
    const body = typed.trim();
    if (busy) return;
    if (!body) return field.focus();
    setBusy(true);
    setError(undefined);
    try {
      await add(body, mentions.mentioned(body));
      // What has been typed meanwhile stays.
      if (field.value === typed) {
        field.value = '';
        draft.forget();
      }
    } catch (failure) {
      setError(reasonOf(failure) ?? t('notes.failed'));
    }
    setBusy(false);
    field.focus();
  };
  const { onInput, onKeyDown, ...wiring } = mentions.wiring;
  const type = () => {
    onInput();
    draft.keep(box.current!.value);
  };
  const press = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (event.isDefaultPrevented()) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
    // Without the focus in the box, the keyboard shortcuts of the page work again.
    else if (event.key === 'Escape') box.current!.blur();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2">
      <div className="relative">
        <TextArea
          ref={box}
          id={id}
          rows={2}
          label={t('notes.label')}
          hint={`${t('notes.hint')} ${desk('mentions.hint')}`}
          error={error}
          maxLength={LENGTHS.message}
          defaultValue={draft.text}
          aria-keyshortcuts="Control+Enter"
          {...wiring}
          onInput={type}
          onKeyDown={press}
        />
        <ul
          id={mentions.listId}
          role="listbox"
          aria-label={desk('mentions.label')}
          hidden={mentions.shown.length === 0}
          className="absolute top-full left-0 z-30 mt-1 min-w-56 rounded-card border border-line bg-card p-1 shadow-float"
        >
          {mentions.shown.map((person, index) => (
            <li
              key={person.id}
              id={`${mentions.listId}-${index}`}
              role="option"
              aria-selected={index === mentions.active}
              onPointerDown={(event) => {
                event.preventDefault();
                mentions.choose(person);
              }}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center rounded-control px-3',
                index === mentions.active && 'bg-tint',
              )}
            >
              {person.name}
            </li>
          ))}
        </ul>
      </div>
      <Button type="submit" size="s" busy={busy} className="justify-self-start">
        {t('notes.add')}
      </Button>
    </form>
  );
}
