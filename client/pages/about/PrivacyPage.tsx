import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { PRIVACY_SECTIONS } from './privacySections.ts';

const PrivacyPageQuery = graphql(`
  query PrivacyPage {
    site {
      name
      supportEmail
      address
      googleSignIn
    }
  }
`);

const NO_SITE = { name: '', supportEmail: '', address: '', googleSignIn: true };

export async function loader({ client }: PageLoaderArgs) {
  // The policy is shown even if the contact details below it fail to load.
  const answer = await client.query({ query: PrivacyPageQuery }).catch(() => undefined);
  return { site: answer?.data?.site.name ?? '' };
}

export const meta = ({ words, data }: MetaArgs) => ({
  title: words('privacy')('meta.title'),
  description: words('privacy')('meta.description', data as { site: string }),
});

export function Page() {
  const t = useTranslations('privacy');
  const { data } = useQuery(PrivacyPageQuery);
  const { name: site, supportEmail: email, address, googleSignIn: google } = data?.site ?? NO_SITE;
  const values = {
    site,
    email,
    address,
    google,
    hasEmail: email !== '',
    hasAddress: address !== '',
  };
  return (
    <Container className="grid gap-x-16 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_260px]">
      <div>
        <PageHeading lead={t('lead', { site })}>{t('heading')}</PageHeading>
        <p className="mt-2 text-sm text-soft">{t('updated')}</p>
        {PRIVACY_SECTIONS.map(({ id, texts, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-9 scroll-mt-20">
            <h2 id={`${id}-heading`} className="text-lg md:text-xl">
              {t(`sections.${id}.heading`)}
            </h2>
            {texts.map((text) => (
              <p key={text} className="measure mt-3">
                {t(`sections.${id}.${text}` as never, values as never)}
              </p>
            ))}
            {items.length > 0 && (
              <dl className="measure mt-4 grid gap-3">
                {items.map((item) => (
                  <div key={item}>
                    <dt className="font-semibold">{t(`sections.${id}.${item}.title` as never)}</dt>
                    <dd className="text-soft">{t(`sections.${id}.${item}.text` as never)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
        <div className="mt-8 flex flex-wrap gap-2">
          <Link to="/contact?type=support#write" className={buttonClass({ variant: 'main' })}>
            {t('ask')}
          </Link>
          <Link to="/faq" className={buttonClass()}>
            {t('faq')}
          </Link>
        </div>
      </div>
      <nav aria-label={t('contents')} className="max-lg:hidden">
        <ul className="sticky top-24 grid border-l border-line text-sm">
          {PRIVACY_SECTIONS.map(({ id }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-9 items-center border-l border-transparent pl-4 text-soft hover:border-ink hover:text-text"
              >
                {t(`sections.${id}.heading`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
