import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';

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
  const reasonOf = useFailureReason();
  const [send, { loading }] = useMutation(StartBulkUploadMutation);
  const [failure, setFailure] = useState<{ message: string | undefined } | null>(null);
  const start = async (skipFaulty: boolean) => {
    setFailure(null);
    try {
      await send({ variables: { input: { id, skipFaulty } } });
    } catch (error) {
      const message = reasonOf(error);
      setFailure({ message });
    }
  };
  return { start: (skipFaulty: boolean) => void start(skipFaulty), busy: loading, failure };
}
