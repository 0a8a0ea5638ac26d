import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

const BlockMutation = graphql(`
  mutation BlockButtonBlock($input: BlockConversationInput!) {
    blockConversation(input: $input) {
      conversation {
        id
        state
        isBlocked
      }
    }
  }
`);

const UnblockMutation = graphql(`
  mutation BlockButtonUnblock($input: BlockConversationInput!) {
    unblockConversation(input: $input) {
      conversation {
        id
        state
        isBlocked
      }
    }
  }
`);

interface BlockButtonProps {
  id: string;
  isBlocked: boolean;
  ownSide: 'COMPANY' | 'APPLICANT';
  /** Set if this button replaces the one that was pressed. */
  takesFocus: boolean;
  onPress: () => void;
}

/** Blocks messages from the other side, or allows them again. */
export function BlockButton(props: BlockButtonProps) {
  const { id, isBlocked, ownSide, takesFocus, onPress } = props;
  const t = useTranslations('messages');
  const showFailure = useFailureToast();
  const [block] = useMutation(BlockMutation);
  const [unblock] = useMutation(UnblockMutation);
  const [busy, setBusy] = useState(false);
  const variables = { input: { applicationId: id } };
  const attempt = async (change: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await change();
      return true;
    } catch (error) {
      showFailure(t('block.failed'), error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const lift = () => attempt(() => unblock({ variables }));
  const press = async () => {
    onPress();
    if (isBlocked) return void (await lift());
    if (!(await attempt(() => block({ variables })))) return;
    toast({
      kind: 'info',
      title: t('block.done'),
      action: { label: t('block.undo'), onPress: () => void lift() },
    });
  };
  const other = ownSide === 'COMPANY' ? 'applicant' : 'company';
  return (
    <Button
      size="s"
      variant="quiet"
      busy={busy}
      autoFocus={takesFocus}
      onClick={() => void press()}
    >
      {t(`block.${isBlocked ? 'lift' : 'set'}.${other}`)}
    </Button>
  );
}
