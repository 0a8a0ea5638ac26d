import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { SentVerification } from './SentVerification.tsx';

export const VerificationReview_company = graphql(`
  fragment VerificationReview_company on AdminCompany {
    id
    company {
      id
      name
    }
    verifications {
      id
      ...SentVerification_verification
    }
  }
`);

/** What a company submitted for verification, with the documents to compare. */
export function VerificationReview(props: {
  company: FragmentType<typeof VerificationReview_company>;
}) {
  const { company, verifications } = readFragment(VerificationReview_company, props.company);
  const t = useTranslations('admin');
  return (
    <section aria-labelledby="company-verification" className="grid gap-3">
      <h3 id="company-verification" tabIndex={-1} className="font-semibold">
        {t('verification.title')}
      </h3>
      {verifications.length === 0 && <p className="text-soft">{t('verification.none')}</p>}
      {verifications.map((entry) => (
        <SentVerification key={entry.id} entry={entry} companyName={company.name} />
      ))}
    </section>
  );
}
