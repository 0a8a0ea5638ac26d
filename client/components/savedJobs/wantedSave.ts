import { clock } from '#client/lib/clock.ts';

export interface JobToSave {
  id: string;
  title: string;
}

const KEY = 'saveAfterLogin';
/** A login takes minutes; who comes back tomorrow has forgotten it. */
const KEPT_FOR = 30 * 60_000;

/** What a guest wanted to save: kept in this tab, so that a login that loads the page anew completes it too. */
export function wantSave(job: JobToSave): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...job, until: clock.now() + KEPT_FOR }));
  } catch {
    return;
  }
}

export function dropWantedSave(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** Hands it over, once. */
export function takeWantedSave(): JobToSave | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    dropWantedSave();
    return stored && stored.until > clock.now() ? { id: stored.id, title: stored.title } : null;
  } catch {
    return null;
  }
}

interface Stored extends JobToSave {
  until: number;
}
