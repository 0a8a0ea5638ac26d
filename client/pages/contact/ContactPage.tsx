import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm } from './ContactForm.tsx';
import { OfficeCard } from './OfficeCard.tsx';
import { QuickHelp } from './QuickHelp.tsx';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

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

const QUESTIONS = ['create', 'free', 'support', 'delete'] as const;

/** The four most common questions; the FAQ page has the rest. */
function ContactQuestions() {
  const t = useTranslations('contact');
  return (
    <section aria-labelledby="questions" className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="questions" className="text-xl md:text-2xl">
          {t('questions.heading')}
        </h2>
        <Link to="/faq" className={`-mr-4 -ml-[19px] ${buttonClass({ variant: 'quiet' })}`}>
          {t('questions.all')}
        </Link>
      </div>
      <dl className="mt-5 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt className="font-semibold">{t(`questions.${question}.question`)}</dt>
            <dd className="mt-1 text-soft">{t(`questions.${question}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
