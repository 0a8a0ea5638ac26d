import { useEffect } from 'react';
import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';
import type { Steps } from '#client/pages/admin/analytics/builder/question/useQuestion.ts';
import { Button } from '#client/ui/Button.tsx';
import { undoRedoKey } from './undoRedoKey.ts';

/** Undo and redo, by button and by the usual keys. */
export function StepButtons({ steps }: { steps: Steps }) {
  const t = useTranslations('analytics');
  useStepKeys(steps);
  const { undo, redo } = steps;
  return (
    <>
      <Button
        iconOnly
        icon={<Undo2 className={lookOf(undo)} />}
        aria-label={t('builder.act.undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!undo}
        onClick={() => undo?.()}
      />
      <Button
        iconOnly
        icon={<Redo2 className={lookOf(redo)} />}
        aria-label={t('builder.act.redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        aria-disabled={!redo}
        onClick={() => redo?.()}
      />
    </>
  );
}

const lookOf = (step: (() => void) | null) => (step ? 'size-5' : 'size-5 opacity-40');

function useStepKeys(steps: Steps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = undoRedoKey(event);
      if (!step || areShortcutsBlocked(event.target)) return;
      event.preventDefault();
      steps[step]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [steps]);
}
