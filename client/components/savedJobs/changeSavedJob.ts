import type { ApolloClient } from '@apollo/client';
import { SavedJobsQuery } from './useSavedJobs.ts';
import { graphql } from '#client/gql/gql.ts';
import { openDialog } from '#client/lib/dialogs.ts';
import { errorCodes, isNetworkFailure, serverMessage } from '#client/lib/failures.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import type { WhenOffline } from '#client/lib/offline/answerOffline.ts';
import { settledSession } from '#client/lib/session.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';
import { writeSaved } from './savedJobsCache.ts';
import { rememberSave, type JobToSave } from './pendingSave.ts';

// Select no list: of two concurrent responses the later one may carry older data.
const SaveJobMutation = graphql(`
  mutation ChangeSavedJobSave($input: SaveJobInput!) {
    saveJob(input: $input) {
      job {
        id
      }
    }
  }
`);

const UnsaveJobMutation = graphql(`
  mutation ChangeSavedJobUnsave($input: UnsaveJobInput!) {
    unsaveJob(input: $input) {
      job {
        id
      }
    }
  }
`);

interface Site {
  client: ApolloClient;
  locale: SiteLocale;
}

/** Handles a press. A guest is asked to log in first; the save then completes by itself. */
export async function toggleSavedJob(site: Site, job: JobToSave): Promise<void> {
  const { status } = await settledSession();
  if (status === 'guest') return logInFirst(site, job);
  await changeSavedJob(site, job, !(await savedIds(site)).includes(job.id));
}

/** The save a guest requested before the login. */
export async function completePendingSave(site: Site, job: JobToSave): Promise<void> {
  await savedIds(site);
  await changeSavedJob(site, job, true);
}

async function logInFirst({ locale }: Site, job: JobToSave): Promise<void> {
  const t = await wordsOf(locale);
  rememberSave(job);
  openDialog('login', { message: t('save.loginFirst') });
}

/** Loads the ids before anything changes, so that a late response cannot restore the old state. */
async function savedIds({ client }: Site): Promise<readonly string[]> {
  const { data } = await client.query({ query: SavedJobsQuery }).catch(() => ({ data: null }));
  return data?.viewer?.savedJobIds ?? [];
}

/** Updates every card, the list and the count at once; rolled back if the server refuses. */
async function changeSavedJob(site: Site, job: JobToSave, isSaved: boolean): Promise<void> {
  const { client, locale } = site;
  const t = await wordsOf(locale);
  const variables = { input: { jobId: job.id } };
  const answer = { job: { id: job.id } };
  const whenOffline = (kind: 'save' | 'unsave', data: object) => ({
    whenOffline: {
      kind,
      about: `saved ${job.id}`,
      title: job.title,
      request: { method: kind === 'save' ? 'PUT' : 'DELETE', path: `/api/saved-jobs/${job.id}` },
      answer: data,
    } as WhenOffline,
  });
  const offlineAnswer = { job: { __typename: 'Job', id: job.id } };
  const request = isSaved
    ? client.mutate({
        mutation: SaveJobMutation,
        variables,
        context: whenOffline('save', { saveJob: offlineAnswer }),
        optimisticResponse: { saveJob: answer },
        update: (cache) => writeSaved(cache, job.id, true),
      })
    : client.mutate({
        mutation: UnsaveJobMutation,
        variables,
        context: whenOffline('unsave', { unsaveJob: offlineAnswer }),
        optimisticResponse: { unsaveJob: answer },
        update: (cache) => writeSaved(cache, job.id, false),
      });
  const closeToast = isSaved
    ? toast({ kind: 'success', title: t('save.saved'), message: job.title })
    : toast({
        kind: 'info',
        title: t('save.removed'),
        message: job.title,
        duration: UNDO_MS,
        action: { label: t('save.undo'), onPress: () => void changeSavedJob(site, job, true) },
      });
  try {
    await request;
  } catch (error) {
    closeToast();
    if (errorCodes(error).includes('UNAUTHENTICATED')) return logInFirst(site, job);
    const reason = isNetworkFailure(error) ? t('save.offline') : serverMessage(error);
    toast({
      kind: 'error',
      title: t(isSaved ? 'save.failed' : 'save.removeFailed'),
      message: reason,
    });
  }
}

async function wordsOf(locale: SiteLocale) {
  await loadWords(locale, ['jobFacts']);
  return translatorOf(locale, ['jobFacts'])('jobFacts');
}
