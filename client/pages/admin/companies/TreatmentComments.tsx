import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';

export const TreatmentComments_company = graphql(`
  fragment TreatmentComments_company on Company {
    treatmentComments {
      rating
      comment
      ratedAt
    }
  }
`);

interface TreatmentCommentsProps {
  company: FragmentType<typeof TreatmentComments_company>;
}

/** What applicants wrote about how they were treated; nothing if nobody wrote. */
export function TreatmentComments(props: TreatmentCommentsProps) {
  const { treatmentComments } = readFragment(TreatmentComments_company, props.company);
  const t = useTranslations('admin');
  const time = useTimeWords();
  if (treatmentComments.length === 0) return null;
  return (
    <section aria-labelledby="treatment" className="grid grid-cols-1 gap-3">
      <h2 id="treatment" className="text-lg">
        {t('company.treatment')}
      </h2>
      <Card as="ul" padding="none" className="divide-y divide-line">
        {treatmentComments.map(({ rating, comment, ratedAt }) => (
          <li key={`${ratedAt} ${comment}`} className="px-4 py-3">
            <p className="text-sm text-soft">
              {t('company.rated', { rating })} ·{' '}
              <time dateTime={ratedAt} title={time.full(ratedAt)}>
                {time.ago(ratedAt)}
              </time>
            </p>
            <p className="measure whitespace-pre-line wrap-anywhere">
              <WrittenText text={comment} />
            </p>
          </li>
        ))}
      </Card>
    </section>
  );
}
