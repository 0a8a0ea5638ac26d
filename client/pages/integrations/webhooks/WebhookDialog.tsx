import { DeleteWebhook } from './DeleteWebhook.tsx';
import { RotateSecret } from './RotateSecret.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import type { ShownWebhook, WebhookAction } from './WebhookRow.tsx';

export type OpenedWebhook = { what: 'add' } | { what: WebhookAction; webhook: ShownWebhook };

interface WebhookDialogProps {
  opened: OpenedWebhook;
  onClose: () => void;
}

export function WebhookDialog({ opened, onClose }: WebhookDialogProps) {
  switch (opened.what) {
    case 'add':
      return <WebhookForm onClose={onClose} />;
    case 'edit':
      return <WebhookForm webhook={opened.webhook} onClose={onClose} />;
    case 'rotate':
      return <RotateSecret webhook={opened.webhook} onClose={onClose} />;
    case 'delete':
      return <DeleteWebhook webhook={opened.webhook} onClose={onClose} />;
  }
}
