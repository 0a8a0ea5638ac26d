import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import type { DocumentKind } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Proof, Proof_verification, type ProofEntries } from './Proof.tsx';

const DocumentForm = loadOnUse(async () => (await import('./DocumentForm.tsx')).DocumentForm);

interface DocumentProofProps {
  kind: DocumentKind;
  entries: ProofEntries;
  isClosed: boolean;
}

/** A GSTIN or CIN with its certificate. */
export function DocumentProof({ kind, entries, isClosed }: DocumentProofProps) {
  const t = useTranslations('companyProfile');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const sent = entries.map((entry) => readFragment(Proof_verification, entry));
  const close = () => {
    setOpen(false);
    // The button is only rendered again in the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Proof kind={kind} entries={entries}>
      {!isClosed &&
        (isOpen ? (
          <DocumentForm
            kind={kind}
            onEnd={close}
            onFailed={close}
            waiting={<Skeleton className="mt-1 h-64" />}
          />
        ) : (
          <Button
            ref={opener}
            size="s"
            className="mt-1 justify-self-start"
            onClick={() => setOpen(true)}
          >
            {t(`verification.${sent.length > 0 ? 'again' : 'verify'}.${kind}`)}
          </Button>
        ))}
    </Proof>
  );
}
