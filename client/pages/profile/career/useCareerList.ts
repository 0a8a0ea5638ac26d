import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { careerInput } from '#client/components/career/Career.ts';
import { useCareerWords } from '#client/components/career/useCareerWords.ts';
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
  const [leaving, setLeaving] = useState<number | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  // Undo may be pressed after other changes, so it needs the current career.
  const known = useRef(career);
  useEffect(() => {
    known.current = career;
  }, [career]);

  const saveAll = (entries: readonly Entry<List>[]) =>
    send({ variables: { input: { career: careerInput({ [list]: entries }) } } });
  const without = (place: number) => known.current[list].filter((_, index) => index !== place);
  const tellFailure = (error: unknown) => showFailure(profile('failed'), error);

  const save = (place: number, entry: Entry<List>) =>
    saveAll(known.current[list].toSpliced(place, 1, entry as never));
  const putBack = (place: number, entry: Entry<List>) =>
    saveAll(known.current[list].toSpliced(place, 0, entry as never)).catch(tellFailure);
  const remove = async (place: number) => {
    const entry = known.current[list][place]!;
    focusBeside(rows.current, place);
    setLeaving(place);
    const closeToast = toast({
      kind: 'info',
      title: t('removed', { name: lines(list, entry).title }),
      duration: UNDO_MS,
      action: { label: t('undo'), onPress: () => void putBack(place, entry) },
    });
    try {
      await saveAll(without(place));
    } catch (error) {
      closeToast();
      tellFailure(error);
    }
    setLeaving(null);
  };
  return { rows, leaving, save, remove };
}

/** Called before the row disappears together with the focus. */
function focusBeside(list: HTMLUListElement | null, place: number): void {
  const row = list?.children[place + 1] ?? list?.children[place - 1];
  const add = list?.closest('section')?.querySelector<HTMLElement>('[data-add]');
  (row?.querySelector<HTMLElement>('button') ?? add)?.focus();
}
