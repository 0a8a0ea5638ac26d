import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { CONTACT_LENGTH_MAX } from '#schema/options/screens/candidates.ts';
import { useSendLetter } from './useSendLetter.ts';

export const LetterForm_candidate = graphql(`
  fragment LetterForm_candidate on Candidate {
    id
    name
    contactedJobIds
  }
`);

const LetterFormQuery = graphql(`
  query LetterForm {
    site {
      name
    }
    viewer {
      jobs(show: LIVE, first: 100) {
        nodes {
          id
          title
          place
        }
      }
    }
  }
`);

interface LetterFormProps {
  candidate: FragmentType<typeof LetterForm_candidate>;
  /** Back to the profile, sent or not. */
  onDone: () => void;
}

/** A letter about one of the company's live jobs. Jobs it has already written about are not offered again. */
export function LetterForm({ onDone, ...props }: LetterFormProps) {
  const { id, name, contactedJobIds } = readFragment(LetterForm_candidate, props.candidate);
  const t = useTranslations('candidates');
  const { data, failure, loading } = useFreshQuery(LetterFormQuery);
  const called = name || t('card.unnamed');
  const form = useSendLetter(id, called, onDone);
  const jobs = data?.viewer?.jobs.nodes.filter((job) => !contactedJobIds.includes(job.id));
  const back = (
    <Button variant="quiet" className="-ml-4 justify-self-start" onClick={onDone}>
      {t('letter.back')}
    </Button>
  );

  if (!jobs)
    return failure && !loading ? (
      <LoadFailed message={t('failed.load')} {...failure} />
    ) : (
      <div aria-busy="true" data-waiting="" className="grid gap-4">
        <p className="sr-only">{t('letter.loading')}</p>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    );
  if (jobs.length === 0)
    return (
      <div className="grid gap-4">
        <p>{t('letter.noJobs')}</p>
        <div className="flex flex-wrap gap-2">
          <Link to="/manage-jobs" className={buttonClass({ variant: 'main' })}>
            {t('letter.myJobs')}
          </Link>
          {back}
        </div>
      </div>
    );
  return (
    <div className="grid gap-4">
      <p className="measure text-sm text-soft">
        {t('letter.about', { site: data?.site.name ?? '' })}
      </p>
      <ServerForm
        form={form}
        failureTitle={t('letter.failed')}
        submitLabel={t('letter.submit')}
        wide={false}
      >
        <SelectField
          {...form.field('jobId')}
          label={t('letter.job')}
          placeholder={t('letter.chooseJob')}
          required
          options={jobs.map((job) => ({
            value: job.id,
            label: [job.title, job.place].filter(Boolean).join(', '),
          }))}
        />
        <TextArea
          {...form.field('message')}
          label={t('letter.message')}
          hint={t('letter.messageHint')}
          rows={7}
          maxLength={CONTACT_LENGTH_MAX}
          required
        />
      </ServerForm>
      {back}
    </div>
  );
}
