import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { unsavedInput } from '#client/components/form/unsavedInput.ts';
import { clock } from '#client/lib/clock.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import type { Career, CareerList } from '#schema/profile/career.ts';
import { fieldsOf, type FieldIssue, type Translate } from '#schema/validation/issues.ts';
import { ENTRY_RULES, entryValues, typedEntry, type TypedEntry } from './entryFields.ts';

export interface EntryFormProps<List extends CareerList = CareerList> {
  list: List;
  userId: string;
  /** The index of the entry in its list, by which the server names it; a new one comes after the last. */
  place: number;
  entry: Career[List][number] | null;
  onSave: (entry: Career[List][number]) => Promise<unknown>;
  onDone: () => void;
}

/** One entry while it is edited: kept for the visit, checked by the server's rules, sent by its button. */
export function useEntryForm<List extends CareerList>(props: EntryFormProps<List>) {
  const { list, userId, place, entry, onSave, onDone } = props;
  const t: Translate = useTranslations('validation');
  // Not the place, which other changes of the list change.
  const draft = `${list}-${entry ? JSON.stringify(entry) : 'new'}`;
  const stored = typedEntry(entry);
  const [edited, setEdited] = useState(() => unsavedInput.read(userId, draft) as TypedEntry);
  const [errors, setErrors] = useState<FieldIssue[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const typed: TypedEntry = { ...stored, ...edited };

  const set = (name: string, value: string) => {
    const next = { ...edited, [name]: value };
    setEdited(next);
    unsavedInput.write(userId, draft, next);
    setErrors(errors.filter(({ field }) => field !== name));
  };
  const fail = (issues: FieldIssue[], error?: unknown) => {
    setErrors(issues);
    setFailure(error);
    setAttempt((count) => count + 1);
  };
  const discard = () => {
    unsavedInput.remove(userId, draft);
    onDone();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const rules = ENTRY_RULES[list]({ today: new Date(clock.now()) });
    const read = rules.safeParse(entryValues(typed));
    if (!read.success) return fail(fieldsOf(read.error, t));
    setBusy(true);
    try {
      await onSave(read.data as Career[List][number]);
      discard();
    } catch (error) {
      // The server names a field by its path in the whole career.
      const prefix = `career.${list}.${place}.`;
      const known = fieldFailures(error).map(({ field, message }) => ({
        field: field.replace(prefix, ''),
        message,
      }));
      fail(known, known.length > 0 ? undefined : (error ?? new Error()));
      setBusy(false);
    }
  };
  const isChanged = Object.keys(edited).some((name) => edited[name] !== (stored[name] ?? ''));
  return {
    value: (name: string) => typed[name] ?? '',
    error: (name: string) => errors.find(({ field }) => field === name)?.message,
    set,
    submit,
    discard,
    errors,
    failure,
    attempt,
    busy,
    isChanged,
  };
}
