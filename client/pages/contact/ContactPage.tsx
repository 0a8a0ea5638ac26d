import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactQuestions } from './ContactQuestions.tsx';
import { OfficeCard } from './OfficeCard.tsx';
import { QuickHelp } from './QuickHelp.tsx';

const ContactPageQuery = graphql(`
  query ContactPage {
    site {
      ...ContactCards_site
      ...OfficeCard_site
    }
  }
`);

export async function loader({ client }: PageLoaderArgs) {
  // The form works without the address.
  await client.query({ query: ContactPageQuery }).catch(() => undefined);
}

export const meta = ({ words }: MetaArgs) => ({
  title: words('contact')('meta.title'),
  description: words('contact')('meta.description'),
});

export function Page() {
  const t = useTranslations('contact');
  const { data } = useQuery(ContactPageQuery);
  return (
    <Container className="py-8 md:py-12">
      <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
      {data && <ContactCards site={data.site} />}
      <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <ContactForm />
        <div className="grid gap-4">
          <QuickHelp />
          {data && <OfficeCard site={data.site} />}
        </div>
      </div>
      <ContactQuestions />
    </Container>
  );
}
