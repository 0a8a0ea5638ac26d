import { useTranslations } from 'use-intl';
import { AddressText } from '#client/components/AddressText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { FactList, type Fact } from '#client/components/FactList.tsx';

export const ContactFacts_candidate = graphql(`
  fragment ContactFacts_candidate on Candidate {
    id
    email
    phone
    mayBeContacted
  }
`);

const linkClass = 'text-link hit-44 inline-flex wrap-anywhere';

/** Email and phone if shared; otherwise a note that they are not. */
export function ContactFacts(props: { candidate: FragmentType<typeof ContactFacts_candidate> }) {
  const { email, phone, mayBeContacted } = readFragment(ContactFacts_candidate, props.candidate);
  const t = useTranslations('candidates');
  const facts: Fact[] = [
    [
      t('details.email'),
      email && (
        <a key="email" href={`mailto:${email}`} className={linkClass}>
          <AddressText address={email} />
        </a>
      ),
    ],
    [
      t('details.phone'),
      phone && (
        <a key="phone" href={`tel:${phone}`} className={linkClass}>
          {phone}
        </a>
      ),
    ],
  ];
  return (
    <div className="grid gap-2 text-sm">
      {email || phone ? (
        <FactList facts={facts} />
      ) : (
        <p className="text-soft">{t('details.contactHidden')}</p>
      )}
      {!mayBeContacted && <p className="text-soft">{t('details.closedToLetters')}</p>}
    </div>
  );
}
