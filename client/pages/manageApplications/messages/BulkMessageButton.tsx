import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { Recipients } from './BulkMessageDialog.tsx';

const WORDS = ['messages', 'validation'] as const;
const load = () => import('./BulkMessageDialog.tsx');

interface BulkMessageButtonProps {
  recipients: Recipients;
  count: number;
  onSent: () => void;
}

/** Opens the dialog for a message to the selected applicants. */
export function BulkMessageButton({ recipients, count, onSent }: BulkMessageButtonProps) {
  const t = useTranslations('manageApplications');
  const [isOpen, setOpen] = useState(false);
  const code = useLazyModule(isOpen ? load : null, WORDS);
  return (
    <>
      <Button
        size="s"
        busy={isOpen && !code}
        icon={<MessageSquare aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('bulk.message')}
      </Button>
      {isOpen && code && (
        <Words areas={WORDS}>
          <code.BulkMessageDialog
            recipients={recipients}
            count={count}
            onClose={() => setOpen(false)}
            onSent={() => {
              setOpen(false);
              onSent();
            }}
          />
        </Words>
      )}
    </>
  );
}
