import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import type { Recipients } from './BulkMessageDialog.tsx';

const BulkMessageDialog = loadOnUse(
  async () => (await import('./BulkMessageDialog.tsx')).BulkMessageDialog,
  { words: ['messages', 'validation'] },
);

interface BulkMessageButtonProps {
  recipients: Recipients;
  count: number;
  onSent: () => void;
}

/** Opens the dialog for a message to the selected applicants. */
export function BulkMessageButton({ recipients, count, onSent }: BulkMessageButtonProps) {
  const t = useTranslations('manageApplications');
  const [isOpen, setOpen] = useState(false);
  const isReady = BulkMessageDialog.useIsReady();
  return (
    <>
      <Button
        size="s"
        busy={isOpen && !isReady}
        icon={<MessageSquare className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('bulk.message')}
      </Button>
      {isOpen && (
        <BulkMessageDialog
          recipients={recipients}
          count={count}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            onSent();
          }}
        />
      )}
    </>
  );
}
