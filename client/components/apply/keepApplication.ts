import { currentSession } from '#client/lib/session.ts';
import { accountOf } from '#client/lib/offline/keptAnswers.ts';
import { addToOutbox } from '#client/lib/offline/outbox.ts';
import { aboutApplication } from '#client/components/offline/useOutbox.ts';
import type { ApplyTarget } from './openApply.ts';

interface UnsentApplication extends ApplyTarget {
  values: Readonly<Record<string, unknown>>;
  /** The id of a stored resume. */
  resume: string | null;
  /** A file that was chosen and could not be uploaded. */
  unsent: { file: File; path: 'resume' | 'file' } | null;
}

/** Keeps an application on this device until there is a network. False if the device keeps nothing for this session. */
export async function keepApplication({ jobId, title, values, resume, unsent }: UnsentApplication) {
  const { token } = currentSession();
  const account = token ? await accountOf(token).catch(() => undefined) : undefined;
  if (!account) return false;
  await addToOutbox(account.userId, {
    kind: 'apply',
    about: aboutApplication(jobId),
    title,
    // While online, the form has sent a request that may have reached the server before the connection broke.
    mayHaveArrived: navigator.onLine,
    request: { method: 'POST', path: '/api/applications', body: { ...values, jobId, resume } },
    ...(unsent && {
      file: { content: unsent.file, name: unsent.file.name, path: unsent.path },
    }),
  });
  return true;
}
