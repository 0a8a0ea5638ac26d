import { Paperclip } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useState } from 'react';
import { FileLink } from '#client/components/FileLink.tsx';
import { LazyProfileAsSent } from '#client/components/applications/LazyProfileAsSent.tsx';
import { FactList } from '#client/components/FactList.tsx';
import { AnswerList } from '#client/components/screening/AnswerList.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Part } from './Part.tsx';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

export const SentDetails_application = graphql(`
  fragment SentDetails_application on Application {
    id
    name
    email
    phone
    appliedAt
    expectedSalary
    coverLetter
    isEditable
    resume {
      name
      url
    }
    ...AnswerList_application
    ...ProfileAsSent_application
  }
`);

interface SentDetailsProps {
  application: FragmentType<typeof SentDetails_application>;
}

/** What the company received: contact details, letter, resume and the profile of that time. */
export function SentDetails(props: SentDetailsProps) {
  const application = readFragment(SentDetails_application, props.application);
  const t = useTranslations('myApplication');
  const answers = useTranslations('answers');
  const time = useTimeWords();
  const { name, email, phone, appliedAt, expectedSalary, coverLetter, resume } = application;
  return (
    <Part
      heading={t('sent.title')}
      action={application.isEditable && <EditButton id={application.id} />}
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <div className="min-w-0 md:col-span-2">
          <FactList
            facts={[
              [t('sent.applied'), time.full(appliedAt)],
              [t('sent.name'), name],
              [t('sent.email'), email],
              [t('sent.phone'), phone],
              [t('sent.salary'), expectedSalary],
              [
                t('sent.resume'),
                resume ? (
                  <FileLink
                    key="resume"
                    href={resume.url}
                    className="hit-44 inline-flex gap-2 text-link"
                  >
                    <Paperclip className="mt-1 size-4 shrink-0" />
                    <span className="wrap-anywhere">{resume.name}</span>
                  </FileLink>
                ) : (
                  t('sent.noResume')
                ),
              ],
            ]}
          />
        </div>
        <section className="min-w-0 md:col-span-2">
          <h3 className="mb-2 text-base font-semibold">{t('sent.letter')}</h3>
          {coverLetter ? (
            <p className="measure whitespace-pre-line wrap-anywhere">
              <WrittenText text={coverLetter} />
            </p>
          ) : (
            <p className="text-soft">{t('sent.noLetter')}</p>
          )}
        </section>
        <AnswerList application={application} heading={answers('sent')} className="md:col-span-2" />
        <LazyProfileAsSent application={application} />
      </div>
    </Part>
  );
}

const EditDialog = loadOnUse(async () => (await import('./EditDialog.tsx')).EditDialog, {
  words: ['myApplication', 'applications', 'files', 'offline', 'validation'],
});

/** An application can be changed until the company opens it. */
function EditButton({ id }: { id: string }) {
  const t = useTranslations('myApplication');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('edit.button')}
      </Button>
      {isOpen && <EditDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
