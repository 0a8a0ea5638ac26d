import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { WebhookDeliveryOutcome } from '#client/gql/graphql.ts';
import { useNavigate } from '#client/lib/routing.ts';
import { useLogPath } from '#client/pages/integrations/webhooks/useLogPath.ts';
import { useWebhookAction } from '#client/pages/integrations/webhooks/useWebhookAction.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';

export const OUTCOMES = ['WAITING', 'DELIVERED', 'FAILED'] as const;

interface LogToolsProps {
  webhook: { id: string; url: string; disabledReason: string | null };
  outcome: WebhookDeliveryOutcome | null;
  onSent: () => void;
}

/** The filter, and a button that sends a test event or enables a disabled webhook. */
export function LogTools({ webhook, outcome, onSent }: LogToolsProps) {
  const t = useTranslations('webhooks');
  const navigate = useNavigate();
  const path = useLogPath();
  const act = useWebhookAction(webhook);
  const { id, disabledReason } = webhook;
  const press = async (action: 'test' | 'enable') => {
    if (await act(action)) onSent();
  };
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        label={t('log.filter')}
        className="w-48 max-xs:w-full"
        value={outcome ?? ''}
        onChange={(event) => {
          const to = path({ webhook: id, outcome: event.currentTarget.value });
          void navigate(to, { preventScrollReset: true });
        }}
        options={[
          { value: '', label: t('log.any') },
          ...OUTCOMES.map((value) => ({ value, label: t(`log.${value}`) })),
        ]}
      />
      {disabledReason ? (
        <Button variant="main" onClick={() => void press('enable')}>
          {t('action.enable')}
        </Button>
      ) : (
        <Button icon={<Send className="size-5" />} onClick={() => void press('test')}>
          {t('action.test')}
        </Button>
      )}
    </div>
  );
}
