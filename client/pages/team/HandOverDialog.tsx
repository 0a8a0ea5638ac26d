import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { ShownMember } from './MemberRow.tsx';
import { SuccessorField } from './SuccessorField.tsx';

const HandOverDialogMutation = graphql(`
  mutation HandOverDialog($input: HandOverJobsInput!) {
    handOverJobs(input: $input) {
      jobs
      conversations
      viewer {
        ...PeopleTab_viewer
      }
    }
  }
`);

interface HandOverDialogProps {
  member: ShownMember;
  successors: readonly ShownMember[];
  onClose: () => void;
}

export function HandOverDialog({ member, successors, onClose }: HandOverDialogProps) {
  const t = useTranslations('team');
  const shell = useTranslations('shell');
  const [toId, setTo] = useState(successors[0]?.id ?? '');
  const [handOver, { loading }] = useMutation(HandOverDialogMutation);
  const name = member.name ?? member.email;
  const press = async () => {
    try {
      const { data } = await handOver({ variables: { input: { fromId: member.id, toId } } });
      const { jobs = 0, conversations = 0 } = data?.handOverJobs ?? {};
      toast({ kind: 'success', title: t('handOver.done', { jobs, conversations }) });
      onClose();
    } catch (error) {
      toast({ kind: 'error', title: serverMessage(error) ?? shell('errors.offline') });
    }
  };
  return (
    <ConfirmDialog
      title={t('handOver.title', { name })}
      confirmLabel={t('handOver.submit')}
      cancelLabel={t('form.cancel')}
      closeLabel={t('form.close')}
      busy={loading}
      onConfirm={toId ? () => void press() : undefined}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          {t('handOver.text', {
            jobs: member.postedJobs,
            conversations: member.conversations,
            name,
          })}
        </p>
        {successors.length > 0 ? (
          <SuccessorField successors={successors} value={toId} onChange={setTo} />
        ) : (
          <p>{t('handOver.nobody')}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}
