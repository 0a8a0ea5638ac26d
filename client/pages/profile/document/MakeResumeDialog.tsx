import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { ResumeDocumentInput } from '#client/gql/graphql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { saveAs } from '#client/lib/saveAs.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { toast } from '#client/ui/toast.ts';

const MakeResumeDialogQuery = graphql(`
  query MakeResumeDialog($input: ResumeDocumentInput!) {
    viewer {
      resumeDocument(input: $input)
    }
  }
`);

const MakeResumeDialogStoreMutation = graphql(`
  mutation MakeResumeDialogStore($input: ResumeDocumentInput!) {
    storeResumeDocument(input: $input) {
      viewer {
        resumes {
          id
          ...ResumeRow_resume
        }
      }
    }
  }
`);

type Language = ResumeDocumentInput['language'];
const LANGUAGES = ['en', 'hi'] as const;

/** A resume from the profile: downloaded, or kept like an uploaded one. */
export function MakeResumeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile');
  const locale = useLocale();
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>(
    locale === 'hi' ? 'hi' : 'en',
  );
  const [showPhone, setShowPhone] = useState(true);
  const [showEmail, setShowEmail] = useState(true);
  const client = useApolloClient();
  const [isReading, setReading] = useState(false);
  const [store, storing] = useMutation(MakeResumeDialogStoreMutation);
  const [failure, setFailure] = useState<unknown>();
  const input = { language: language.toUpperCase() as Language, showPhone, showEmail };

  const attempt = async (work: () => Promise<void>) => {
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(error ?? new Error()));
  };
  const download = async () => {
    setReading(true);
    const { data } = await client
      .query({ query: MakeResumeDialogQuery, variables: { input }, fetchPolicy: 'no-cache' })
      .finally(() => setReading(false));
    const document = data?.viewer?.resumeDocument;
    if (!document) throw new Error();
    saveAs(document, `${t('resume.title')}.pdf`);
  };
  const keep = async () => {
    await store({ variables: { input } });
    toast({ kind: 'success', title: t('document.stored') });
    onClose();
  };

  return (
    <Dialog
      title={t('document.made')}
      closeLabel={t('document.close')}
      onClose={onClose}
      footer={
        <>
          <Button busy={isReading} onClick={() => void attempt(download)}>
            {t('document.download')}
          </Button>
          <Button variant="main" busy={storing.loading} onClick={() => void attempt(keep)}>
            {t('document.use')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure !== undefined && (
          <Banner kind="error">{serverMessage(failure) ?? t('document.failed')}</Banner>
        )}
        <p className="text-soft">{t('document.lead')}</p>
        <SelectField
          label={t('document.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`document.${value}`) }))}
          value={language}
          onChange={(event) => setLanguage(event.target.value === 'hi' ? 'hi' : 'en')}
        />
        <div>
          <Checkbox
            label={t('document.showPhone')}
            checked={showPhone}
            onChange={(event) => setShowPhone(event.target.checked)}
          />
          <Checkbox
            label={t('document.showEmail')}
            checked={showEmail}
            onChange={(event) => setShowEmail(event.target.checked)}
          />
        </div>
      </div>
    </Dialog>
  );
}
