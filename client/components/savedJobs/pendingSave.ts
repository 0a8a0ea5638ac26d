import { clock } from '#client/lib/clock.ts';

export interface JobToSave {
  id: string;
  title: string;
}

const KEY = 'saveAfterLogin';
/** A login takes minutes. By the next day the user has forgotten it. */
const KEPT_FOR = 30 * 60_000;

/** The job a guest wanted to save, stored in this tab so that a login that reloads the page also completes it. */
export function rememberSave(job: JobToSave): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...job, until: clock.now() + KEPT_FOR }));
  } catch {
    return;
  }
}

export function dropPendingSave(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** Returns it once and clears it. */
export function takePendingSave(): JobToSave | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    dropPendingSave();
    return stored && stored.until > clock.now() ? { id: stored.id, title: stored.title } : null;
  } catch {
    return null;
  }
}

interface Stored extends JobToSave {
  until: number;
}
