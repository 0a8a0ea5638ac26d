import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { CandidateDetails } from './CandidateDetails.tsx';
import { LetterForm } from './LetterForm.tsx';

const CandidateDialogQuery = graphql(`
  query CandidateDialog($id: ID!) {
    candidate(id: $id) {
      id
      name
      mayBeContacted
      ...CandidateDetails_candidate
      ...LetterForm_candidate
    }
  }
`);

/** All details a candidate shares, and the letter form. A candidate who has become hidden is reported missing. */
export function CandidateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('candidates');
  const [isWriting, setIsWriting] = useState(false);
  const { data, failure, loading } = useFreshQuery(CandidateDialogQuery, { variables: { id } });
  const candidate = data?.candidate ?? null;
  const name = candidate?.name || t('card.unnamed');
  const write = candidate?.mayBeContacted && !isWriting && (
    <Button variant="main" icon={<Mail className="size-5" />} onClick={() => setIsWriting(true)}>
      {t('details.write', { name })}
    </Button>
  );

  return (
    <Dialog
      size="l"
      title={candidate ? (isWriting ? t('letter.heading', { name }) : name) : t('details.title')}
      closeLabel={t('details.close')}
      // An accidental press must not discard a started letter.
      dismissable={!isWriting}
      onClose={onClose}
      footer={write || undefined}
    >
      {candidate && isWriting ? (
        <LetterForm candidate={candidate} onDone={() => setIsWriting(false)} />
      ) : candidate ? (
        <CandidateDetails candidate={candidate} />
      ) : failure ? (
        <LoadFailed message={t('failed.load')} {...failure} />
      ) : loading ? (
        <Placeholders
          className="grid gap-4 py-2"
          blocks={['h-6 w-40', 'h-24 w-full', 'h-40 w-full']}
        />
      ) : (
        <p className="py-6">{t('details.missing')}</p>
      )}
    </Dialog>
  );
}
