import type { Services } from '#server/services.ts';

/** Every background task by name, with what it is handed. */
export interface TaskData {
  'deliver-mail': { mailId: string };
  'clear-ended': Record<string, never>;
  'send-alerts': { after?: string } | null;
  'clear-files': Record<string, never>;
  'send-news': Record<string, never>;
  'send-new-posts': Record<string, never>;
  'read-resume': { resumeId: string };
  'tell-decisions': { batchId: string };
  'tell-expiring': Record<string, never>;
  'tell-expiring-keys': Record<string, never>;
  'send-weekly-reports': Record<string, never>;
  'send-reports': Record<string, never>;
  'run-bulk-upload': { uploadId: string };
  'lift-suspensions': Record<string, never>;
  'run-backup': { backupId: string } | null;
  'roll-up': Record<string, never>;
  'note-expired-jobs': Record<string, never>;
}

export type TaskName = keyof TaskData;

/** Background work: its name, its hour, its one call. */
export interface Task<Name extends TaskName = TaskName> {
  name: Name;
  /** Minute, hour, day, month, weekday, in the site's time zone; without it the task runs when it is asked for. */
  hour?: string;
  /** How many run side by side in a process; one, unless it says so. */
  atOnce?: number;
  /** After so many seconds a run counts as dead, and the task is tried again. */
  endsWithin?: number;
  /** The wait between tries doubles up to `longest`; seconds. */
  retry?: { times: number; first: number; longest: number };
  run(services: Services, data: TaskData[Name]): Promise<void>;
  /** With each start: asks for what was under way when a process ended in the middle of it. */
  resume?(services: Services): Promise<void>;
}

/** Checks one task against its line above; a list of them may then hold any. */
export function defineTask<Name extends TaskName>(task: Task<Name>): Task {
  return task;
}
