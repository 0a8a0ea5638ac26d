import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { replacement } from '#client/components/posting/draft/jobDraft.ts';
import {
  readLocalDraft,
  removeLocalDraft,
  writeLocalDraft,
  type LocalDraft,
} from '#client/components/posting/draft/localDraft.ts';
import { graphql } from '#client/gql/gql.ts';
import { clock } from '#client/lib/clock.ts';
import type { InitialDraft } from './useInitialDraft.ts';
import { draftInput, type WizardValues } from '#client/pages/addJob/wizardValues.ts';

const SaveMutation = graphql(`
  mutation DraftAutosaveSave($input: JobDraftInput!) {
    saveJobDraft(input: $input) {
      viewer {
        jobDraft {
          ...JobDraft_draft
        }
      }
    }
  }
`);

/** The delay after the last keystroke, and before a retry. */
const SAVE_AFTER_MS = 800;
const TRY_AGAIN_AFTER_MS = 10_000;

export type DraftAutosave = 'idle' | 'saving' | 'saved' | 'kept';

/** Keeps each keystroke on this device at once and on the server shortly after. One save at a time, newest last. */
export function useDraftAutosave(userId: string, { from, values: first }: InitialDraft) {
  const [saveDraft] = useMutation(SaveMutation);
  const [keeping, setKeeping] = useState<DraftAutosave>('idle');
  const unsaved = useRef<LocalDraft<WizardValues> | null>(null);
  const line = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPaused = useRef(false);
  const isGone = useRef(false);

  const later = (wait: number) => {
    clearTimeout(timer.current);
    if (!isGone.current) timer.current = setTimeout(() => void flush(), wait);
  };
  const save = async () => {
    const draft = unsaved.current;
    if (!draft || isPaused.current) return;
    unsaved.current = null;
    setKeeping('saving');
    try {
      await saveDraft({ variables: { input: draftInput(draft.values) } });
      if (readLocalDraft(userId)?.savedAt === draft.savedAt) removeLocalDraft(userId);
      if (!unsaved.current) setKeeping('saved');
    } catch {
      unsaved.current ??= draft;
      setKeeping('kept');
      later(TRY_AGAIN_AFTER_MS);
    }
  };
  /** Resolves when nothing is in progress, to whether the server has everything. */
  const flush = async () => {
    clearTimeout(timer.current);
    line.current = line.current.then(save);
    await line.current;
    return unsaved.current === null;
  };
  const keep = (values: WizardValues) => {
    unsaved.current = { values, savedAt: clock.now() };
    writeLocalDraft(userId, unsaved.current);
    later(SAVE_AFTER_MS);
  };
  /** The draft has been posted as a job. */
  const drop = () => {
    clearTimeout(timer.current);
    unsaved.current = null;
    removeLocalDraft(userId);
    setKeeping('idle');
  };
  /** Resolves when nothing is in progress; then nothing is sent until `resume`. */
  const pause = () => {
    isPaused.current = true;
    return line.current;
  };
  const resume = () => {
    isPaused.current = false;
    later(SAVE_AFTER_MS);
  };

  const leave = useEffectEvent(() => void flush());
  const begin = useEffectEvent(() => {
    if (from === 'device') keep(first);
  });
  useEffect(() => {
    isGone.current = false;
    begin();
    const began = replacement.get().count;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    addEventListener('online', () => leave(), options);
    addEventListener('pagehide', () => leave(), options);
    return () => {
      stop.abort();
      isGone.current = true;
      // Do not overwrite the draft that replaced this one.
      if (replacement.get().count === began) leave();
      else clearTimeout(timer.current);
    };
  }, []);

  return { keeping, keep, flush, drop, pause, resume };
}
