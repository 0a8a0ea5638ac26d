import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressText } from '#client/components/AddressText.tsx';
import { graphql } from '#client/gql/gql.ts';
import { WriteToEmployer } from './WriteToEmployer.tsx';

const CompanyContactQuery = graphql(`
  query CompanyContact($slug: String!) {
    company(slug: $slug) {
      id
      name
      contact {
        phone
        email
        takesLetters
      }
    }
  }
`);

interface CompanyContactProps {
  slug: string;
  /** The reader's email address, for replies. */
  email: string;
}

/** The contact details the company shares. Nothing if it shares none, or while they are loading. */
export function CompanyContact({ slug, email }: CompanyContactProps) {
  const t = useTranslations('company');
  // Always fetch, so that details the company has hidden since do not come from the cache.
  const { data } = useQuery(CompanyContactQuery, {
    variables: { slug },
    fetchPolicy: 'network-only',
  });
  const { id, name, contact } = data?.company ?? {};
  if (!id || !name || !contact) return null;
  const hasFacts = contact.phone !== null || contact.email !== null;
  if (!hasFacts && !contact.takesLetters) return null;
  return (
    <section aria-labelledby="contact" className="mt-10 border-t border-line pt-6">
      <h2 id="contact" className="text-lg">
        {t('contact.heading')}
      </h2>
      {hasFacts && (
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
          {contact.phone && (
            <Fact name={t('contact.phone')}>
              <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`} className={LINK}>
                {contact.phone}
              </a>
            </Fact>
          )}
          {contact.email && (
            <Fact name={t('contact.email')}>
              <a href={`mailto:${contact.email}`} className={LINK}>
                <AddressText address={contact.email} />
              </a>
            </Fact>
          )}
        </dl>
      )}
      {contact.takesLetters && <WriteToEmployer companyId={id} name={name} email={email} />}
    </section>
  );
}

const LINK = 'text-link inline-flex min-h-11 items-center wrap-anywhere';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
