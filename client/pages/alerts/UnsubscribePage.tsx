import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Subscription } from './Subscription.tsx';

const UnsubscribePageQuery = graphql(`
  query UnsubscribePage($token: String!) {
    alertSubscription(token: $token) {
      ...Subscription_subscription
    }
  }
`);

export async function loader({ client, request }: PageLoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  await client.query({ query: UnsubscribePageQuery, variables: { token } });
  return null;
}

export const meta = ({ words }: MetaArgs) => ({ title: words('alerts')('unsubscribe.title') });

/** The target of the unsubscribe link. Opening it changes nothing, because programs open links too; its buttons do. */
export function Page() {
  const t = useTranslations('alerts');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data, loading } = useQuery(UnsubscribePageQuery, { variables: { token } });
  const found = data?.alertSubscription;
  if (!found && !loading) return <LinkInvalid />;
  return (
    <Container width="text" className="py-10 md:py-14">
      <PageHeading>{t('unsubscribe.title')}</PageHeading>
      {found && <Subscription subscription={found} token={token} />}
      <p className="mt-8">
        <Link
          to="/job-alerts"
          className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
        >
          {t('unsubscribe.manage')}
        </Link>
      </p>
    </Container>
  );
}

function LinkInvalid() {
  const t = useTranslations('alerts');
  return (
    <Container width="message" className="grid justify-items-center py-12 text-center md:py-16">
      <Drawing name="broken" className="mb-5 w-36" />
      <h1 tabIndex={-1} className="text-xl md:text-2xl">
        {t('unsubscribe.invalidTitle')}
      </h1>
      <p className="mt-2 max-w-[46ch] text-soft">{t('unsubscribe.invalid')}</p>
      <Link to="/job-alerts" className={`mt-6 ${buttonClass({ variant: 'main' })}`}>
        {t('unsubscribe.manage')}
      </Link>
    </Container>
  );
}
