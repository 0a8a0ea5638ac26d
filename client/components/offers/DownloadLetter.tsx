import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { saveAs } from '#client/lib/saveAs.ts';
import { Button } from '#client/ui/Button.tsx';

const DownloadLetterQuery = graphql(`
  query DownloadLetter($id: ID!) {
    viewer {
      offerDocument(id: $id)
    }
  }
`);

/** The letter as it was sent, as a PDF. */
export function DownloadLetter({ id, title }: { id: string; title: string }) {
  const t = useTranslations('offers');
  const showFailure = useFailureToast();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const answer = await client.query({
        query: DownloadLetterQuery,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      saveAs(answer.data!.viewer!.offerDocument, `${t('fileName', { title })}.pdf`);
    } catch (error) {
      showFailure(t('letterFailed'), error);
    }
    setBusy(false);
  };
  return (
    <Button
      size="s"
      busy={busy}
      icon={<Download className="size-4" />}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
