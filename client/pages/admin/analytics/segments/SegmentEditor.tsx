import { useTranslations } from 'use-intl';
import { DialogState } from '#client/components/analytics/saved/DialogState.tsx';
import { useExploreModel } from '#client/pages/admin/analytics/builder/question/useExploreModel.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { EditedSegment } from './segmentForm.ts';
import { SegmentDialog } from './SegmentDialog.tsx';

interface SegmentEditorProps {
  /** Omitted for a new segment. */
  segment?: EditedSegment;
  onClose: () => void;
}

/** The dialog of a segment, once the available fields are loaded. */
export function SegmentEditor({ segment, onClose }: SegmentEditorProps) {
  const t = useTranslations('segments');
  const { model, error, loading, retry } = useExploreModel();
  if (model) return <SegmentDialog model={model} onClose={onClose} {...(segment && { segment })} />;
  return (
    <Dialog
      size="l"
      title={t(segment ? 'form.edit' : 'form.create')}
      closeLabel={t('form.close')}
      onClose={onClose}
    >
      <DialogState
        asked={{ error, loading, refetch: async () => retry() }}
        failed={t('failed.model')}
      />
    </Dialog>
  );
}
