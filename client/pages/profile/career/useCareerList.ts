import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { Career_career, careerInput, careerOf } from '#client/components/career/Career.ts';
import { useCareerWords } from '#client/components/career/useCareerWords.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { SaveProfileMutation } from '#client/pages/profile/SaveProfile.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';
import type { Career, CareerList } from '#schema/profile/career.ts';

type Entry<List extends CareerList> = Career[List][number];

/** One list of the career: each change saves the whole list, which the server puts in order. */
export function useCareerList<List extends CareerList>(list: List, career: Career) {
  const t = useTranslations('career');
  const profile = useTranslations('profile');
  const showFailure = useFailureToast();
  const { lines } = useCareerWords();
  const [send] = useMutation(SaveProfileMutation);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const rows = useRef<HTMLUListElement>(null);
  const known = useRef<readonly Entry<List>[]>(career[list]);
  useEffect(() => {
    known.current = career[list];
  }, [career, list]);
  const removedAt = useRef<number | null>(null);
  useEffect(() => {
    if (removedAt.current === null) return;
    // Rows are known by their places: without an earlier row, the last one disappears, which may have the focus.
    if (isFocusLost()) focusRow(rows.current, removedAt.current, removedAt.current);
    if (leaving.length === 0) removedAt.current = null;
  }, [career, leaving]);
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());

  /** Waits for the change before it, whose answer is the list to change. */
  const change = (edit: (entries: readonly Entry<List>[]) => readonly Entry<List>[]) => {
    const saving = lastChange.current.then(async () => {
      const lists = careerInput({ [list]: edit(known.current) });
      const { data } = await send({ variables: { input: { career: lists } } });
      const stored = readFragment(Career_career, data?.updateProfile.user.profile?.career);
      if (stored) known.current = careerOf(stored)[list];
    });
    lastChange.current = saving.catch(() => undefined);
    return saving;
  };
  const tellFailure = (error: unknown) => showFailure(profile('failed'), error);

  const save = (before: Entry<List> | null, entry: Entry<List>) =>
    change((entries) => {
      const place = before ? placeOf(before, entries) : -1;
      return entries.toSpliced(place < 0 ? entries.length : place, 1, entry);
    });
  const putBack = (place: number, entry: Entry<List>) =>
    change((entries) => entries.toSpliced(place, 0, entry)).catch(tellFailure);
  const remove = async (place: number, entry: Entry<List>) => {
    const key = keyOf(entry);
    // Before the row disappears together with the focus.
    focusRow(rows.current, place + 1, place);
    removedAt.current = place;
    setLeaving((keys) => [...keys, key]);
    const removal = change((entries) => {
      const found = placeOf(entry, entries);
      return entries.filter((_, index) => index !== found);
    });
    const closeToast = toast({
      kind: 'info',
      title: t('removed', { name: lines(list, entry).title }),
      duration: UNDO_MS,
      action: {
        label: t('undo'),
        onPress: () => void removal.then(() => putBack(place, entry)).catch(() => undefined),
      },
    });
    try {
      await removal;
    } catch (error) {
      closeToast();
      tellFailure(error);
    }
    setLeaving((keys) => keys.filter((one) => one !== key));
  };
  const isLeaving = (entry: Entry<List>) => leaving.includes(keyOf(entry));
  return { rows, isLeaving, save, remove };
}

/** Entries have no id, and their places change with every save. */
const keyOf = (entry: object): string => JSON.stringify(entry);
const placeOf = (entry: object, entries: readonly object[]): number =>
  entries.findIndex((one) => keyOf(one) === keyOf(entry));

/** The row that takes the place of a removed one: the next, or else the one before it, or else the button to add one. */
function focusRow(list: HTMLUListElement | null, next: number, place: number): void {
  const isShown = (row: Element) => !row.hasAttribute('hidden');
  const all = [...(list?.children ?? [])];
  const row = all.slice(next).find(isShown) ?? all.slice(0, place).findLast(isShown);
  const add = list?.closest('section')?.querySelector<HTMLElement>('[data-add]');
  (row?.querySelector<HTMLElement>('button') ?? add)?.focus();
}
