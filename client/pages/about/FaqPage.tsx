import { useQuery } from '@apollo/client/react';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { pathInLocale, useSiteLocale } from '#client/lib/locale.ts';
import type { MetaArgs, PageLoaderArgs } from '#client/lib/page.ts';
import { Link, useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { FaqAnswer } from './FaqAnswer.tsx';
import { FAQ_GROUPS, faqTarget } from './faqQuestions.ts';
import { holdsAll, typedWords } from './searchFaq.ts';

const FaqPageQuery = graphql(`
  query FaqPage {
    site {
      name
      supportEmail
      supportPhone
    }
  }
`);

const NO_SITE = { name: '', supportEmail: '', supportPhone: '' };

export async function loader({ client }: PageLoaderArgs) {
  const answer = await client.query({ query: FaqPageQuery }).catch(() => undefined);
  return faqValues(answer?.data?.site ?? NO_SITE);
}

const faqValues = ({ name, supportEmail, supportPhone }: typeof NO_SITE) => ({
  site: name,
  email: supportEmail,
  phone: supportPhone,
  hasEmail: supportEmail !== '',
  hasPhone: supportPhone !== '',
});

export const meta = ({ words, data }: MetaArgs) => {
  const t = words('faq');
  return {
    title: t('meta.title'),
    description: t('meta.description'),
    jsonLd: [faqMarkup((key) => t(key as never, data as never))],
  };
};

/** Twenty questions. Typing filters them at once, and the search is part of the address. */
export function Page() {
  const t = useTranslations('faq');
  const locale = useSiteLocale();
  const { user } = useSession();
  const { data } = useQuery(FaqPageQuery);
  const [params, setParams] = useSearchParams();
  const box = useRef<HTMLInputElement>(null);
  const search = params.get('search') ?? '';
  const words = typedWords(search);
  const values = faqValues(data?.site ?? NO_SITE);
  const say = (key: string) => t(key as never, values as never);
  const linkOf = (question: Parameters<typeof faqTarget>[0]) => {
    const to = faqTarget(question, user?.role);
    return to === null ? null : { to, label: say(`questions.${question.id}.link`) };
  };
  const groups = FAQ_GROUPS.map(({ group, questions }) => ({
    group,
    questions: questions.filter(({ id }) =>
      holdsAll(`${say(`questions.${id}.question`)} ${say(`questions.${id}.answer`)}`, words),
    ),
  })).filter(({ questions }) => questions.length > 0);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);

  const type = (text: string) =>
    setParams(text === '' ? {} : { search: text }, { replace: true, preventScrollReset: true });
  const clear = () => {
    type('');
    if (box.current) box.current.value = '';
    box.current?.focus();
  };

  return (
    <Container width="text" className="py-8 md:py-12">
      <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
      <form
        role="search"
        aria-label={t('search.label')}
        method="get"
        action={pathInLocale(locale, '/faq')}
        onSubmit={(event) => event.preventDefault()}
        className="mt-6"
      >
        <TextField
          ref={box}
          label={t('search.label')}
          hideLabel
          type="search"
          name="search"
          defaultValue={search}
          onChange={(event) => type(event.target.value)}
          placeholder={t('search.hint')}
          maxLength={100}
          autoComplete="off"
          prefix={<Search className="size-5" />}
        />
      </form>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4">
        <p role="status" className="tabular text-sm text-soft">
          {words.length > 0 ? t('search.found', { count }) : t('search.all', { count })}
        </p>
        {words.length > 0 && (
          <Button size="s" variant="quiet" icon={<X className="size-4" />} onClick={clear}>
            {t('search.clear')}
          </Button>
        )}
      </div>
      {groups.map(({ group, questions }) => (
        <section key={group} aria-labelledby={group} className="mt-8 first-of-type:mt-4">
          <h2 id={group} className="text-lg">
            {t(`groups.${group}`)}
          </h2>
          <div className="mt-3 overflow-hidden rounded-card border border-line bg-card">
            {questions.map((question) => (
              <FaqAnswer
                key={question.id}
                id={question.id}
                question={say(`questions.${question.id}.question`)}
                answer={say(`questions.${question.id}.answer`)}
                words={words}
                link={linkOf(question)}
              />
            ))}
          </div>
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState title={t('empty.title', { search })} message={t('empty.message')}>
          <Button onClick={clear}>{t('search.clear')}</Button>
          <Link to="/contact" className={buttonClass({ variant: 'main' })}>
            {t('empty.contact')}
          </Link>
        </EmptyState>
      )}
      {groups.length > 0 && (
        <p className="mt-10 text-soft">
          {t.rich('more', {
            contact: (label) => (
              <Link to="/contact" className="text-link">
                {label}
              </Link>
            ),
          })}
        </p>
      )}
    </Container>
  );
}

/** Schema.org's FAQPage, built from the texts of the page. */
function faqMarkup(say: (key: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: FAQ_GROUPS.flatMap(({ questions }) =>
      questions.map(({ id }) => ({
        '@type': 'Question',
        name: say(`questions.${id}.question`),
        acceptedAnswer: { '@type': 'Answer', text: say(`questions.${id}.answer`) },
      })),
    ),
  };
}
