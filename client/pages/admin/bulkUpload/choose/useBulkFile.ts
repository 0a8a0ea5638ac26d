import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { useUpload } from '#client/components/upload/useUpload.ts';
import { graphql } from '#client/gql/gql.ts';
import { errorCodes } from '#client/lib/failures.ts';
import { csvProblem } from '#schema/validation/upload.ts';
import { messageOf, type Translate } from '#schema/validation/issues.ts';

const BulkFileMutation = graphql(`
  mutation BulkFile($input: PrepareBulkUploadInput!) {
    prepareBulkUpload(input: $input) {
      upload {
        id
        ...Preview_upload
      }
    }
  }
`);

interface Problem {
  title: string;
  message?: string | undefined;
}

/** A file on its way to the preview: uploaded, then read row by row. */
export function useBulkFile(onPrepared: (id: string) => void) {
  const t = useTranslations('bulkUpload');
  const reasonOf = useFailureReason();
  const validation: Translate = useTranslations('validation');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [prepare] = useMutation(BulkFileMutation);
  /** The current file; a different one, or none, after Cancel. */
  const wanted = useRef<string | null>(null);

  const problemOf = (error: unknown): Problem => {
    const message = reasonOf(error);
    const isAboutFile = errorCodes(error).some((code) => ABOUT_FILE.has(code));
    return isAboutFile && message ? { title: message } : { title: t('failed.validate'), message };
  };
  const read = async (fileId: string) => {
    wanted.current = fileId;
    try {
      const { data } = await prepare({ variables: { input: { fileId } } });
      if (data && wanted.current === fileId) onPrepared(data.prepareBulkUpload.upload.id);
    } catch (error) {
      if (wanted.current !== fileId) return;
      setProblem(problemOf(error));
      upload.reset();
    }
  };
  const upload = useUpload({
    path: 'bulk-jobs',
    onUploaded: ({ fileId }) => void read(fileId),
    onError: (title) => setProblem({ title }),
  });

  return {
    problem,
    state: upload.state,
    retry: () => {
      setProblem(null);
      upload.retry();
    },
    choose: (file: File) => {
      const found = csvProblem(file);
      setProblem(found ? { title: messageOf(found, validation) } : null);
      if (!found) upload.start(file);
    },
    cancel: () => {
      wanted.current = null;
      setProblem(null);
      upload.reset();
    },
  };
}
export type BulkFile = ReturnType<typeof useBulkFile>;

const ABOUT_FILE = new Set(['BAD_USER_INPUT', 'RULE_VIOLATION']);
