import { useSearchParams } from '#client/lib/routing.ts';
import { WebhookLog } from './log/WebhookLog.tsx';
import { WebhookList } from './WebhookList.tsx';

/** All webhooks, or the delivery log of the one in the address. */
export function WebhooksTab() {
  const [params] = useSearchParams();
  const id = params.get('webhook');
  return id ? <WebhookLog key={id} id={id} /> : <WebhookList />;
}
