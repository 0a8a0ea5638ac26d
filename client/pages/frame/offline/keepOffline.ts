import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import { SavedJobsQuery } from '#client/components/savedJobs/useSavedJobs.ts';
import { SessionUserStartQuery } from '#client/components/SessionUser.ts';
import { clock } from '#client/lib/clock.ts';
import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { keepAnswer, keptAnswersOf, keyOf } from '#client/lib/offline/keptAnswers.ts';
import { isCurrentToken } from '#client/lib/session.ts';
import type { AskAndKeep, PageLoaderArgs, PageModule } from '#client/lib/page.ts';
import { KEPT_FRESH_MS } from '#schema/options/offline.ts';

/** The module of the page at a router path, with its words loaded, and the parameters in the path. */
export type FindPage = (
  path: string,
) => Promise<{ page: PageModule; params: PageLoaderArgs['params'] } | null>;

interface KeepOptions {
  client: ApolloClient;
  findPage: FindPage;
  userId: string;
  token: string;
}

/** A placeholder for any job: apart from the application, the query of the dialog has the same answer for every job. */
const ANY_JOB = '00000000-0000-7000-8000-000000000000';

/**
 * Refetches everything that a seeker can open without a network, and deletes the other copies. Texts of jobs are
 * refetched twice a day.
 */
export async function keepOffline({ client, findPage, userId, token }: KeepOptions): Promise<void> {
  const now = clock.now();
  const before = new Map((await keptAnswersOf(userId)).map((answer) => [answer.key, answer]));
  const kept = new Set<string>();

  const askAgain = (longest: number): AskAndKeep => {
    return async <Data, Variables extends OperationVariables>(
      query: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> => {
      const name = operationNameOf(query);
      const key = keyOf(userId, name, variables);
      kept.add(key);
      const copy = before.get(key);
      if (copy && now - copy.at < longest) return copy.data as Data;
      const { data } = await client.query({
        query,
        variables,
        fetchPolicy: 'no-cache',
        // An answer that was kept must not be kept again as if it were new.
        context: { isFresh: true },
      });
      if (!isCurrentToken(token)) throw new Error('The session has changed');
      await keepAnswer(userId, name, variables, data, now);
      return data as Data;
    };
  };
  const keepPage = async (path: string, ask: AskAndKeep) => {
    const found = await findPage(path);
    return (await found?.page.keep?.(ask, found.params)) ?? [];
  };

  const ask = askAgain(0);
  await ask(SessionUserStartQuery, {});
  await ask(SavedJobsQuery, {});
  const { ApplyDialogQuery } = await import('#client/components/apply/ApplyDialog.tsx');
  await ask(ApplyDialogQuery, { jobId: ANY_JOB });
  const lists = [await keepPage('/my-applications', ask), await keepPage('/saved-jobs', ask)];
  for (const path of new Set(lists.flat()))
    await keepPage(path, path.startsWith('/job-details/') ? askAgain(KEPT_FRESH_MS) : ask);
  const all = await deviceStore.all('answers', userId);
  await deviceStore.remove('answers', ...all.map(({ key }) => key).filter((key) => !kept.has(key)));
}

function operationNameOf(query: DocumentNode): string {
  for (const definition of query.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.name?.value ?? '';
  return '';
}
