import { BadgeCheck, CircleDashed, CircleOff, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FileLink } from '#client/components/FileLink.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { Proof_VerificationFragment, VerificationKind } from '#client/gql/graphql.ts';
import { useNow } from '#client/lib/now.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { lower } from '#schema/options/letters.ts';

export const Proof_verification = graphql(`
  fragment Proof_verification on CompanyVerification {
    id
    status
    value
    email
    submittedAt
    verifiedAt
    note
    removalReason
    document {
      id
      name
      url
    }
  }
`);

export type ProofEntries = readonly FragmentType<typeof Proof_verification>[];

const LOOKS = {
  PENDING: { tone: 'warning', icon: Hourglass },
  VERIFIED: { tone: 'success', icon: BadgeCheck },
  REJECTED: { tone: 'error', icon: CircleX },
  REMOVED: { tone: 'plain', icon: CircleOff },
  NOTHING: { tone: 'plain', icon: CircleDashed },
} as const;

interface ProofProps {
  kind: VerificationKind;
  entries: ProofEntries;
  /** The form to submit it. */
  children?: ReactNode;
}

/** One kind of proof: its name, what it requires, and everything submitted. */
export function Proof({ kind, entries, children }: ProofProps) {
  const t = useTranslations('companyProfile');
  const sent = entries.map((entry) => readFragment(Proof_verification, entry));
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t(`verification.name.${kind}`)}</h3>
      {sent.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Status status="NOTHING" />
        </p>
      )}
      {sent.map((entry) => (
        <SentProof key={entry.id} kind={kind} entry={entry} />
      ))}
      <p className="measure text-sm text-soft">{t(`verification.text.${kind}`)}</p>
      {children}
    </div>
  );
}

function Status({ status }: { status: keyof typeof LOOKS }) {
  const t = useTranslations('companyProfile');
  return <Tag {...LOOKS[status]}>{t(`verification.status.${status}`)}</Tag>;
}

const DAY = 24 * 3_600_000;

interface SentProofProps {
  kind: VerificationKind;
  entry: Proof_VerificationFragment;
}

function SentProof({ kind, entry }: SentProofProps) {
  const t = useTranslations('companyProfile');
  const time = useTimeWords();
  const { status, value, email, note, removalReason, document, verifiedAt, submittedAt } = entry;
  const isDomain = kind === 'DOMAIN';
  const isExpired = Date.parse(submittedAt) + DAY < useNow().getTime();
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Status status={status} />
        <span className="tabular font-medium break-all">{value}</span>
        {status === 'VERIFIED' && verifiedAt && (
          <span className="text-soft">
            {t('verification.verifiedOn', { date: time.full(verifiedAt) })}
          </span>
        )}
        {document && (
          <FileLink href={document.url} target="_blank" rel="noreferrer" className="text-link">
            {t('verification.open')}
          </FileLink>
        )}
      </p>
      {status === 'PENDING' && (
        <p>
          {!isDomain
            ? t('verification.waiting')
            : t(isExpired ? 'verification.expired' : 'verification.sent', { email: email ?? '' })}
        </p>
      )}
      {status === 'REMOVED' && removalReason && (
        <p>{t(`verification.removed.${lower(removalReason)}`)}</p>
      )}
      {note && status !== 'VERIFIED' && (
        <p className="break-words">{t('verification.reason', { note })}</p>
      )}
    </div>
  );
}
