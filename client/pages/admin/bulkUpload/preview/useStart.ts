import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { isNetworkFailure, serverMessage } from '#client/lib/failures.ts';

const StartBulkUploadMutation = graphql(`
  mutation StartBulkUpload($input: StartBulkUploadInput!) {
    startBulkUpload(input: $input) {
      upload {
        id
        status
        ...Processing_upload
      }
    }
  }
`);

export function useStart(id: string) {
  const shell = useTranslations('shell');
  const [send, { loading }] = useMutation(StartBulkUploadMutation);
  const [failure, setFailure] = useState<{ message: string | undefined } | null>(null);
  const start = async (skipFaulty: boolean) => {
    setFailure(null);
    try {
      await send({ variables: { input: { id, skipFaulty } } });
    } catch (error) {
      const message = isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error);
      setFailure({ message });
    }
  };
  return { start: (skipFaulty: boolean) => void start(skipFaulty), busy: loading, failure };
}
