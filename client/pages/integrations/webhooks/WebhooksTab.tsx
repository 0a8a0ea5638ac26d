import { useSearchParams } from '#client/lib/routing.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { WebhookList } from './WebhookList.tsx';

const WebhookLog = loadOnUse(async () => (await import('./log/WebhookLog.tsx')).WebhookLog);

/** All webhooks, or the delivery log of the one in the address. */
export function WebhooksTab() {
  const [params] = useSearchParams();
  const id = params.get('webhook');
  return id ? <WebhookLog key={id} id={id} /> : <WebhookList />;
}
