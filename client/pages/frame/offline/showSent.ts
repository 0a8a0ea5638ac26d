import type { ApolloClient } from '@apollo/client';
import { forgetOwnApplications } from '#client/components/apply/forgetOwnApplications.ts';
import { forgetJobLists } from '#client/components/jobs/forgetJobLists.ts';
import type { OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { currentSession } from '#client/lib/session.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { toast } from '#client/ui/toast.ts';

interface Site {
  client: ApolloClient;
  locale: SiteLocale;
}

/** Something written without a network has reached the server. */
export async function showSent({ client, locale }: Site, entry: OutboxEntry): Promise<void> {
  if (currentSession().user?.id !== entry.userId) return;
  if (entry.kind === 'apply') {
    forgetOwnApplications(client.cache);
    const jobId = entry.about.replace('apply ', '');
    client.cache.evict({ id: `Job:${jobId}`, fieldName: 'myApplication' });
    await loadWords(locale, ['offline']);
    const t = translatorOf(locale, ['offline'])('offline');
    toast({ kind: 'success', title: t('sent.apply'), message: entry.title });
  }
  if (entry.kind === 'hide') forgetJobLists(client.cache);
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}
