import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { useWithdrawChange, type WithdrawWords } from './useWithdrawChange.ts';

interface WithdrawChangeProps {
  id: string;
  words: WithdrawWords & {
    withdraw: string;
    /** Names the button where there are several. */
    named?: string;
    ask: string;
    askText: string;
    keep: string;
    close: string;
  };
  /** Moves the focus once the button has disappeared along with the change. */
  moveFocus: () => void;
}

/** A withdrawn change and its logo cannot be restored, so the button asks first. */
export function WithdrawChange({ id, words, moveFocus }: WithdrawChangeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { withdrawing, withdraw } = useWithdrawChange(words, moveFocus);
  return (
    <>
      <Button
        size="s"
        busy={withdrawing}
        aria-label={words.named}
        onClick={() => setIsAsking(true)}
      >
        {words.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={words.ask}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          closeLabel={words.close}
          onConfirm={() => {
            setIsAsking(false);
            withdraw(id);
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{words.askText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
