import { Flag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { LinkedText } from './LinkedText.tsx';

const MessageFiles = loadOnUse(async () => (await import('./MessageFiles.tsx')).MessageFiles, {
  soon: true,
});

export const MessageItem_message = graphql(`
  fragment MessageItem_message on ConversationMessage {
    id
    side
    authorName
    isMine
    body
    asksForMoney
    isRemoved
    sentAt
    files {
      id
      name
      url
    }
  }
`);

interface MessageItemProps {
  message: FragmentType<typeof MessageItem_message>;
  /** Written by the reader's side. */
  isOwn: boolean;
  /** Shown below the last message that the other side has read. */
  isLastRead: boolean;
  onReport: (id: string) => void;
}

/** One message: the reader's side is on the right, the other side on the left. */
export function MessageItem({ message, isOwn, isLastRead, onReport }: MessageItemProps) {
  const { id, authorName, isMine, body, asksForMoney, isRemoved, sentAt, files } = readFragment(
    MessageItem_message,
    message,
  );
  const t = useTranslations('messages');
  const time = useTimeWords();
  const author = isMine ? t('you') : (authorName ?? t(isOwn ? 'colleague' : 'unknown'));
  return (
    <li className={joinClasses('grid gap-1', isOwn ? 'justify-items-end' : 'justify-items-start')}>
      <p className="text-xs text-soft">
        <span className="font-semibold">{author}</span> ·{' '}
        <time dateTime={sentAt} title={time.full(sentAt)}>
          {time.ago(sentAt)}
        </time>
      </p>
      <div className="flex max-w-[min(38rem,94%)] items-end gap-1">
        <div
          className={joinClasses(
            'min-w-0 rounded-card border px-3 py-2',
            isOwn ? 'border-ink/25 bg-ink-wash' : 'border-line bg-tint',
          )}
        >
          {isRemoved ? (
            <p className="text-soft italic">{t('removed')}</p>
          ) : (
            <p className="whitespace-pre-line wrap-anywhere">
              <LinkedText text={body} />
            </p>
          )}
          {files.length > 0 && <MessageFiles files={files} />}
        </div>
        {!isOwn && !isRemoved && (
          <Button
            size="s"
            variant="quiet"
            iconOnly
            icon={<Flag className="size-4 text-soft" />}
            aria-label={t('report.open', { author })}
            title={t('report.button')}
            onClick={() => onReport(id)}
          />
        )}
      </div>
      {asksForMoney && !isOwn && (
        <Banner kind="warning" title={t('money.title')} className="max-w-[36rem]">
          {t('money.advice')}
        </Banner>
      )}
      {isLastRead && <p className="text-xs text-soft">{t('read')}</p>}
    </li>
  );
}
