import type { Services } from '#server/services.ts';

/** Every background task by name, with its payload. */
export interface TaskData {
  'deliver-mail': { mailId: string };
  'send-push': { deliveryId: string };
  'clear-ended': Record<string, never>;
  'send-alerts': { after?: string } | null;
  'count-experience': Record<string, never>;
  'read-pay': Record<string, never>;
  'count-responses': Record<string, never>;
  'count-stage-times': Record<string, never>;
  'send-recommendations': { after?: string } | null;
  'clear-files': Record<string, never>;
  'send-news': Record<string, never>;
  'send-new-posts': Record<string, never>;
  'read-resume': { resumeId: string };
  'prepare-applicants': { applicationId: string } | null;
  'tell-decisions': { batchId: string };
  'mail-messages': { applicationId: string; userId: string };
  'send-messages': { batchId: string };
  'tell-withdrawal': { applicationId: string };
  'notify-expiring-jobs': Record<string, never>;
  'notify-expiring-keys': Record<string, never>;
  'send-weekly-reports': Record<string, never>;
  'send-reports': Record<string, never>;
  'check-figure-alerts': Record<string, never>;
  'run-bulk-upload': { uploadId: string };
  'lift-suspensions': Record<string, never>;
  'run-backup': { backupId: string } | null;
  'roll-up': Record<string, never>;
  'count-pay': Record<string, never>;
  recount: { recountId: string } | null;
  'note-expired-jobs': Record<string, never>;
  'learn-title-relations': Record<string, never>;
  'send-interview-reminders': Record<string, never>;
  'send-offer-reminders': Record<string, never>;
}

export type TaskName = keyof TaskData;

/** A background task: its name, its schedule, its one call. */
export interface Task<Name extends TaskName = TaskName> {
  name: Name;
  /** A cron expression in the site's time zone; without it, the task runs only when enqueued. */
  hour?: string;
  /** How many run in parallel per process; one by default. */
  atOnce?: number;
  /** After this many seconds a run counts as dead, and the task is retried. */
  endsWithin?: number;
  /** The wait between retries doubles up to `longest`, in seconds. */
  retry?: { times: number; first: number; longest: number };
  run(services: Services, data: TaskData[Name]): Promise<void>;
  /** Runs at every start: enqueues work that was interrupted when a process ended. */
  resume?(services: Services): Promise<void>;
}

/** Type-checks one task against its payload above; a list may then hold any of them. */
export function defineTask<Name extends TaskName>(task: Task<Name>): Task {
  return task;
}
