import { useTranslations } from 'use-intl';
import type { DraftAutosave } from './useDraftAutosave.ts';

/** Silent while saving works: screen readers only hear failures. */
export function DraftState({ keeping }: { keeping: DraftAutosave }) {
  const t = useTranslations('addJob');
  return (
    <p className="min-h-[1.45em] text-sm text-soft">
      {(keeping === 'saving' || keeping === 'saved') && t(`draft.${keeping}`)}
      <span role="status" className={keeping === 'kept' ? 'text-amber' : undefined}>
        {keeping === 'kept' && t('draft.kept')}
      </span>
    </p>
  );
}
