import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { DocumentProof } from './DocumentProof.tsx';
import { DomainProof } from './DomainProof.tsx';

export const VerificationSection_profile = graphql(`
  fragment VerificationSection_profile on CompanyProfile {
    id
    adminStatus
    company {
      id
      website
    }
    verifications {
      id
      kind
      ...Proof_verification
    }
  }
`);

/** What the company can prove, the status of each proof, and how to submit it. */
export function VerificationSection(props: {
  profile: FragmentType<typeof VerificationSection_profile>;
}) {
  const { company, adminStatus, verifications } = readFragment(
    VerificationSection_profile,
    props.profile,
  );
  const t = useTranslations('companyProfile');
  const isClosed = adminStatus === 'REJECTED' || adminStatus === 'SUSPENDED';
  const of = (wanted: string) => verifications.filter(({ kind }) => kind === wanted);
  return (
    <Card as="section" aria-labelledby="company-verification" className="xl:row-span-2">
      <h2 id="company-verification" className="text-lg">
        {t('verification.title')}
      </h2>
      <p className="measure mt-0.5 text-sm text-soft">
        {t('verification.lead')} {t('verification.private')}
      </p>
      <ul className="mt-4 grid divide-y divide-line border-t border-line">
        <li className="py-4">
          <DomainProof entries={of('DOMAIN')} website={company.website} isClosed={isClosed} />
        </li>
        <li className="py-4">
          <DocumentProof kind="GSTIN" entries={of('GSTIN')} isClosed={isClosed} />
        </li>
        <li className="pt-4">
          <DocumentProof kind="CIN" entries={of('CIN')} isClosed={isClosed} />
        </li>
      </ul>
    </Card>
  );
}
