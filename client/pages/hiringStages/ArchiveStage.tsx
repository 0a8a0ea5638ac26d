import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { StageGroup_stage, type ShownStage } from './StageGroup.tsx';

const ArchiveStageMutation = graphql(`
  mutation ArchiveStage($input: ArchiveStageInput!) {
    archiveStage(input: $input) {
      viewer {
        ...HiringStagesPage_viewer
      }
    }
  }
`);

interface ArchiveStageProps {
  stage: ShownStage;
  stages: readonly FragmentType<typeof StageGroup_stage>[];
  count: number;
  onClose: () => void;
}

/** Archives a stage. Its applications move to another stage of the same status, which has to be chosen. */
export function ArchiveStage({ stage, count, onClose, ...props }: ArchiveStageProps) {
  const t = useTranslations('stages');
  const showFailure = useFailureToast();
  const others = props.stages
    .map((one) => readFragment(StageGroup_stage, one))
    .filter((one) => one.status === stage.status && one.id !== stage.id);
  const [moveToId, setMoveToId] = useState(others[0]?.id ?? null);
  const [archive, { loading }] = useMutation(ArchiveStageMutation);
  const isStuck = count > 0 && others.length === 0;
  const press = async () => {
    if (isStuck) return onClose();
    try {
      await archive({ variables: { input: { id: stage.id, moveToId } } });
      onClose();
    } catch (error) {
      showFailure(t('failed.change'), error);
    }
  };
  return (
    <ConfirmDialog
      danger={!isStuck}
      title={t('archiving.title', { name: stage.name })}
      confirmLabel={t(isStuck ? 'archiving.understood' : 'archiving.confirm')}
      cancelLabel={t('form.cancel')}
      closeLabel={t('form.cancel')}
      busy={loading}
      onConfirm={() => void press()}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{isStuck ? t('archiving.only') : t('archiving.text', { count })}</p>
        {count > 0 && !isStuck && (
          <SelectField
            label={t('archiving.to')}
            value={moveToId ?? ''}
            onChange={({ target }) => setMoveToId(target.value)}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
