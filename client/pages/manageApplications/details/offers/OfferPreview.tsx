import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { SendOfferInput } from '#client/gql/graphql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { pdfOf } from '#client/lib/saveAs.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ctc } from '#schema/validation/values/ctc.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const OfferPreviewQuery = graphql(`
  query OfferPreview($input: SendOfferInput!) {
    viewer {
      offerPreview(input: $input)
    }
  }
`);

const PdfPages = loadOnUse(async () => (await import('../pdf/PdfPages.tsx')).PdfPages);

interface OfferPreviewProps {
  /** As typed. */
  inputOf: () => Omit<SendOfferInput, 'pay'> & { pay: string };
  name: string;
}

/** The letter as the applicant would get it. */
export function OfferPreview({ inputOf, name }: OfferPreviewProps) {
  const t = useTranslations('offers');
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ file: Blob; count: number }>();
  const [failure, setFailure] = useState<unknown>();
  const show = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { pay, ...input } = inputOf();
      // Without a number the server says what is missing.
      const read = ctc('offerPay').safeParse(pay);
      const { data } = await client.query({
        query: OfferPreviewQuery,
        variables: { input: { ...input, pay: read.success ? read.data : 0 } },
        fetchPolicy: 'no-cache',
      });
      const file = pdfOf(data!.viewer!.offerPreview);
      setShown((last) => ({ file, count: (last?.count ?? 0) + 1 }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" busy={busy} onClick={() => void show()}>
        {t('form.preview')}
      </Button>
      {failure !== undefined && (
        <Banner kind="error">{serverMessage(failure) ?? t('letterFailed')}</Banner>
      )}
      {shown && (
        <PdfPages key={shown.count} source={shown.file} label={t('form.letterFor', { name })} />
      )}
    </div>
  );
}
