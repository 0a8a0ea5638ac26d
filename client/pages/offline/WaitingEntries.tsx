import { useTranslations } from 'use-intl';
import { applyPath } from '#client/components/apply/useLoginToApply.ts';
import { useOutbox } from '#client/components/offline/useOutbox.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { deviceStore, type OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { useOfflineState } from '#client/lib/offline/offlineState.ts';
import { discardEntry, retryEntry } from '#client/lib/offline/outbox.ts';
import { openDialog } from '#client/lib/dialogs.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

/** Everything written without a network that has not reached the server. */
export function WaitingEntries() {
  const t = useTranslations('offline');
  const { status } = useSession();
  const { refused } = useOfflineState();
  const entries = useOutbox() ?? [];
  if (status === 'guest' && refused > 0) return <LoginFirst />;
  if (entries.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="text-lg">{t('page.waiting')}</h2>
      <ul className="mt-3 grid gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <WaitingEntry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The session ended before it was sent. Whose it is and what it says is shown to the same person only. */
function LoginFirst() {
  const t = useTranslations('offline');
  const discard = async () => {
    for (const { id } of await deviceStore.all('outbox')) await discardEntry(id);
  };
  return (
    <Banner
      kind="warning"
      className="mt-6"
      actions={
        <>
          <Button size="s" onClick={() => openDialog('login')}>
            {t('entry.logIn')}
          </Button>
          <Button size="s" variant="quiet" onClick={() => void discard()}>
            {t('entry.discard')}
          </Button>
        </>
      }
    >
      {t('entry.login')}
    </Banner>
  );
}

function WaitingEntry({ entry }: { entry: OutboxEntry }) {
  const t = useTranslations('offline');
  const time = useTimeWords();
  const { id, kind, title, refusal, about, createdAt, file } = entry;
  const at = new Date(createdAt).toISOString();
  return (
    <Card as="article" className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-sm text-soft">{t(`entry.kind.${kind}`)}</p>
          <h3 className="wrap-anywhere">{title}</h3>
        </div>
        <Tag tone={refusal ? 'error' : 'warning'}>
          {t(refusal ? 'entry.notSent' : 'entry.waiting')}
        </Tag>
      </div>
      <p className="text-sm text-soft">
        <time dateTime={at}>{t('entry.written', { when: time.full(at) })}</time>
        {file && ` · ${file.name}`}
      </p>
      {refusal && (
        <p className="text-sm">
          {refusal.needsLogin ? t('entry.login') : refusal.message || t('entry.refused')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {kind === 'apply' && (
          <Link to={applyPath(about.replace('apply ', ''))} className={buttonClass({ size: 's' })}>
            {t('entry.edit')}
          </Link>
        )}
        {refusal?.needsLogin && (
          <Button size="s" onClick={() => openDialog('login')}>
            {t('entry.logIn')}
          </Button>
        )}
        {refusal && !refusal.needsLogin && (
          <Button size="s" onClick={() => void retryEntry(entry)}>
            {t('entry.again')}
          </Button>
        )}
        <Button size="s" variant="quiet" onClick={() => void discardEntry(id)}>
          {t('entry.discard')}
        </Button>
      </div>
    </Card>
  );
}
