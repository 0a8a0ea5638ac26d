import { useTranslations } from 'use-intl';
import type { BuilderState } from '../question/builderState.ts';
import type { FieldKind } from '#client/pages/admin/analytics/builder/question/steps.ts';
import type { FieldActions } from '../shelves/useFieldActions.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/overlays/Sheet.tsx';
import { FieldPanel } from './FieldPanel.tsx';

interface FieldSheetProps {
  build: BuilderState;
  acts: FieldActions;
  kind: FieldKind;
  onClose: () => void;
}

/** Replaces the panel where it does not fit beside the question. */
export function FieldSheet({ build, acts, kind, onClose }: FieldSheetProps) {
  const t = useTranslations('analytics');
  const { measures, dimensions } = build.question.query;
  const count = kind === 'measure' ? measures.length : dimensions.length;
  return (
    <Sheet
      title={t(`builder.fields.add.${kind}`)}
      closeLabel={t('builder.close')}
      onClose={onClose}
      footer={
        <Button variant="main" onClick={onClose}>
          {t('builder.fields.done', { count })}
        </Button>
      }
    >
      <FieldPanel build={build} acts={acts} kind={kind} />
    </Sheet>
  );
}
