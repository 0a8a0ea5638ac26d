import { clock } from '#client/lib/clock.ts';
import { storage, WAITING_APPLICATION } from '#client/lib/store/storage.ts';

/** An application that cannot be sent until the seeker has confirmed their email address. */
export interface WaitingApplication {
  userId: string;
  jobId: string;
  title: string;
  /** What the seeker has changed or added in the form. */
  typed: Readonly<Record<string, string>>;
}

/** As long as the link in the email works. */
const KEPT_FOR = 7 * 24 * 60 * 60_000;

/** In local storage, because the link in the email opens in another tab. Logging out removes it. */
export function keepWaitingApplication(application: WaitingApplication): void {
  const until = clock.now() + KEPT_FOR;
  storage.write(WAITING_APPLICATION, JSON.stringify({ ...application, until }));
}

export function waitingApplicationOf(userId: string): WaitingApplication | null {
  const kept = storage.readJson(WAITING_APPLICATION) as
    | (WaitingApplication & { until: number })
    | null;
  return kept?.userId === userId && kept.until > clock.now() ? kept : null;
}

export const dropWaitingApplication = (): void => storage.remove(WAITING_APPLICATION);
