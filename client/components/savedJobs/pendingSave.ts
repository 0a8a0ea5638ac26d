import { clock } from '#client/lib/clock.ts';
import { tabStorage } from '#client/lib/store/storage.ts';

export interface JobToSave {
  id: string;
  title: string;
}

const KEY = 'saveAfterLogin';
/** A login takes minutes. By the next day the user has forgotten it. */
const KEPT_FOR = 30 * 60_000;

interface StoredSave extends JobToSave {
  until: number;
}

/** The job a guest wanted to save, stored in this tab so that a login that reloads the page also completes it. */
export const rememberSave = (job: JobToSave): void =>
  tabStorage.write(KEY, JSON.stringify({ ...job, until: clock.now() + KEPT_FOR }));

export const dropPendingSave = (): void => tabStorage.remove(KEY);

/** Returns it once and clears it. */
export function takePendingSave(): JobToSave | null {
  const stored = tabStorage.readJson(KEY) as StoredSave | null;
  dropPendingSave();
  return stored && stored.until > clock.now() ? { id: stored.id, title: stored.title } : null;
}
