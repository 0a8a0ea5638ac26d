import { useLocation } from '#client/lib/routing.ts';

interface LogPlace {
  /** Omitted for the list of all webhooks. */
  webhook?: string;
  outcome?: string | null;
  page?: number;
}

/** The addresses of the webhook views, on the page of an employer or of an administrator. */
export function useLogPath() {
  const { pathname } = useLocation();
  return ({ webhook, outcome, page = 1 }: LogPlace) => {
    const query = new URLSearchParams({ section: 'webhooks' });
    if (webhook) query.set('webhook', webhook);
    if (outcome) query.set('outcome', outcome);
    if (page > 1) query.set('page', String(page));
    return `${pathname}?${query.toString()}`;
  };
}
