import { useMutation } from '@apollo/client/react';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { UploadRow } from '#client/components/upload/UploadRow.tsx';
import { useUpload } from '#client/components/upload/useUpload.ts';
import { graphql } from '#client/gql/gql.ts';
import type { DocumentKind } from '#client/gql/graphql.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { useNow } from '#client/lib/now.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast.ts';
import { VERIFICATION_EXTENSIONS } from '#schema/options/companyVerification.ts';
import { verificationSchema } from '#schema/validation/employers/verification.ts';
import { fieldsOf, messageOf, type Translate } from '#schema/validation/issues.ts';
import { certificateProblem } from '#schema/validation/upload.ts';

const RequestVerificationMutation = graphql(`
  mutation DocumentFormRequest($input: RequestVerificationInput!) {
    requestVerification(input: $input) {
      companyProfile {
        id
        ...VerificationSection_profile
      }
    }
  }
`);

type Problems = Readonly<Record<string, string | undefined>>;

/** The registration number and the certificate. Both survive any failure. */
export function DocumentForm({ kind, onEnd }: { kind: DocumentKind; onEnd: () => void }) {
  const t = useTranslations('companyProfile');
  const words: Translate = useTranslations('validation');
  const today = useNow();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const [number, setNumber] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [send, { loading }] = useMutation(RequestVerificationMutation);
  const refuseFile = (documentId: string) => setProblems((found) => ({ ...found, documentId }));
  const upload = useUpload({ path: 'company-document', onError: refuseFile });
  const { state } = upload;

  const choose = (file: File) => {
    // The server checks the size, because administrators set the limit.
    const problem = certificateProblem(file, Infinity);
    setProblems(({ number: other }) => ({
      number: other,
      documentId: problem ? messageOf(problem, words) : undefined,
    }));
    if (!problem) upload.start(file);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    setFailure(undefined);
    const documentId = state.step === 'ready' ? state.uploaded.fileId : '';
    const judged = verificationSchema({ today }).safeParse({ kind, number, documentId });
    if (!judged.success) {
      const found = fieldsOf(judged.error, words).map(({ field, message }) => [field, message]);
      return setProblems(Object.fromEntries(found) as Problems);
    }
    setProblems({});
    try {
      await send({ variables: { input: { ...judged.data, kind } } });
      toast({ kind: 'success', title: t('verification.submitDone') });
      onEnd();
    } catch (error) {
      const found = fieldFailures(error).map(({ field, message }) => [field, message]);
      setProblems(Object.fromEntries(found) as Problems);
      if (found.length === 0) setFailure(error ?? new Error());
      setAttempt((count) => count + 1);
    }
  };
  return (
    <form
      noValidate
      method="post"
      aria-label={t(`verification.verify.${kind}`)}
      onSubmit={(event) => void submit(event)}
      className="mt-1 grid max-w-120 grid-cols-[minmax(0,1fr)] gap-4"
    >
      {failure !== undefined && (
        <FailureBanner error={failure} title={t('verification.submitFailed')} attempt={attempt} />
      )}
      <TextField
        label={t(`verification.name.${kind}`)}
        error={problems['number']}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        inputClassName="tabular uppercase"
      />
      <div role="group" aria-labelledby={id} className="grid gap-1.5">
        <p id={id} className="text-sm font-semibold">
          {t('verification.document')}
        </p>
        <p id={`${id}-hint`} className="-mt-1 text-sm text-soft">
          {t('verification.documentHint')}
        </p>
        <input
          ref={input}
          type="file"
          accept={VERIFICATION_EXTENSIONS.join(',')}
          hidden
          tabIndex={-1}
          aria-label={t('verification.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) choose(file);
            // Selecting the same file again must also count as a change.
            target.value = '';
          }}
        />
        <Button
          ref={open}
          size="s"
          className="justify-self-start"
          aria-describedby={`${id}-hint${problems['documentId'] ? ` ${id}-error` : ''}`}
          onClick={() => input.current?.click()}
        >
          {t(state.step === 'idle' ? 'verification.choose' : 'verification.change')}
        </Button>
        {problems['documentId'] && (
          <FieldError id={`${id}-error`}>{problems['documentId']}</FieldError>
        )}
        <UploadRow
          upload={upload}
          onRemove={() => {
            upload.reset();
            open.current?.focus();
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="main"
          busy={loading}
          disabled={state.step === 'uploading' || state.step === 'checking'}
        >
          {t('verification.submit')}
        </Button>
        <Button disabled={loading} onClick={onEnd}>
          {t('verification.cancel')}
        </Button>
      </div>
    </form>
  );
}
