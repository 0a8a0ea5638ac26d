import { BadgeCheck, CircleOff, CircleX, FileText, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FileLink } from '#client/components/FileLink.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { NoteDialog } from '../moderation/NoteDialog.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { useDecideVerification } from './useDecideVerification.ts';

export const SentVerification_verification = graphql(`
  fragment SentVerification_verification on CompanyVerification {
    id
    kind
    status
    value
    email
    submittedAt
    note
    document {
      id
      name
      mediaType
      url
    }
  }
`);

const LOOKS = {
  PENDING: { tone: 'warning', icon: Hourglass },
  VERIFIED: { tone: 'success', icon: BadgeCheck },
  REJECTED: { tone: 'error', icon: CircleX },
  REMOVED: { tone: 'plain', icon: CircleOff },
} as const;

interface SentVerificationProps {
  entry: FragmentType<typeof SentVerification_verification>;
  companyName: string;
}

export function SentVerification({ companyName, ...props }: SentVerificationProps) {
  const entry = readFragment(SentVerification_verification, props.entry);
  const t = useTranslations('admin');
  const time = useTimeWords();
  const kind = t(`verification.kind.${entry.kind}`);
  const { decide, decideNow, busy } = useDecideVerification(companyName, kind);
  const [asked, setAsked] = useState<'REJECT' | 'REMOVE' | null>(null);
  const { id, status, document } = entry;
  const isDomain = entry.kind === 'DOMAIN';
  const waits = status === 'PENDING' && !isDomain;
  return (
    <article className="grid gap-2 rounded-card border border-line p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{kind}</span>
        <span className="tabular break-all select-all">{entry.value}</span>
        <Tag {...LOOKS[status]}>{t(`verification.status.${status}`)}</Tag>
        <span className="text-soft">
          {t('verification.sent', { ago: time.ago(entry.submittedAt) })}
        </span>
      </p>
      {isDomain && entry.email && (
        <p className="text-sm break-words text-soft">
          {t('verification.linkSent', { email: entry.email })}
        </p>
      )}
      {entry.note && <p className="text-sm">{t('note.given', { note: entry.note })}</p>}
      {waits && (
        <p className="text-sm font-medium">{t('verification.compare', { name: companyName })}</p>
      )}
      {document && (
        <>
          <FileLink
            href={document.url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${document.name}: ${t('verification.open')}`}
            className="text-link hit-44 inline-flex items-center gap-1.5 justify-self-start text-sm break-all"
          >
            <FileText className="size-4 shrink-0" />
            {document.name}
          </FileLink>
          {waits && document.mediaType.startsWith('image/') && (
            <img
              src={document.url}
              alt={t('verification.document')}
              className="max-h-120 max-w-full rounded-control border border-line bg-[white] object-contain"
            />
          )}
        </>
      )}
      {waits && !document && <p className="text-sm">{t('verification.noDocument')}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {waits && document && (
          <Button
            size="s"
            variant="main"
            busy={busy}
            onClick={() => void decideNow({ id, decision: 'CONFIRM' })}
          >
            {t('verification.confirm')}
          </Button>
        )}
        {waits && (
          <Button size="s" disabled={busy} onClick={() => setAsked('REJECT')}>
            {t('verification.reject')}
          </Button>
        )}
        {status === 'VERIFIED' && (
          <Button size="s" disabled={busy} onClick={() => setAsked('REMOVE')}>
            {t('verification.remove')}
          </Button>
        )}
      </div>
      {asked && (
        <NoteDialog
          title={t(asked === 'REJECT' ? 'verification.rejectTitle' : 'verification.removeTitle', {
            kind,
          })}
          names={[companyName]}
          confirmLabel={t(asked === 'REJECT' ? 'verification.reject' : 'verification.remove')}
          failed={t('verification.failed')}
          onConfirm={async (note) => {
            await decide({ id, decision: asked, note });
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </article>
  );
}
