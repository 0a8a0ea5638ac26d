import { HeartHandshake, Languages, Scale, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';

const FIGURES = ['jobs', 'companies', 'seekers', 'coverage'] as const;
const VALUES = [
  { value: 'honesty', Icon: ShieldCheck },
  { value: 'fairness', Icon: Scale },
  { value: 'respect', Icon: HeartHandshake },
  { value: 'access', Icon: Languages },
] as const satisfies readonly { value: string; Icon: LucideIcon }[];
const STORY = ['one', 'two', 'three'] as const;

export const meta = ({ words }: MetaArgs) => ({
  title: words('about')('meta.title'),
  description: words('about')('meta.description'),
});

export function Page() {
  const t = useTranslations('about');
  return (
    <>
      <Container className="pt-8 md:pt-12">
        <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
        <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
          {FIGURES.map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end bg-card p-5 md:p-6">
              <dt className="text-sm text-soft">{t(`figures.${figure}.label`)}</dt>
              <dd className="tabular text-xl font-bold text-ink md:text-2xl">
                {t(`figures.${figure}.amount`)}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
      <Container className="grid gap-4 py-8 md:grid-cols-2 md:py-11">
        {(['mission', 'vision'] as const).map((part) => (
          <Card as="section" key={part} aria-labelledby={part}>
            <h2 id={part} className="text-lg md:text-xl">
              {t(`aims.${part}.heading`)}
            </h2>
            <p className="mt-2 text-soft">{t(`aims.${part}.text`)}</p>
          </Card>
        ))}
      </Container>
      <Container className="py-4 md:py-6">
        <section aria-labelledby="values">
          <h2 id="values" className="text-xl md:text-2xl">
            {t('values.heading')}
          </h2>
          <ul className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
            {VALUES.map(({ value, Icon }) => (
              <li key={value} className="flex gap-4">
                <Icon className="mt-0.5 size-6 shrink-0 text-ink" strokeWidth={1.7} />
                <div>
                  <h3 className="text-base font-semibold">{t(`values.${value}.title`)}</h3>
                  <p className="mt-0.5 text-soft">{t(`values.${value}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </Container>
      <Container className="grid items-center gap-x-16 gap-y-6 py-8 md:grid-cols-[minmax(0,1fr)_auto] md:py-11">
        <section aria-labelledby="story">
          <h2 id="story" className="text-xl md:text-2xl">
            {t('story.heading')}
          </h2>
          {STORY.map((part) => (
            <p key={part} className="measure mt-4">
              {t(`story.${part}`)}
            </p>
          ))}
        </section>
        <Drawing name="lost" className="w-56 max-md:hidden" />
      </Container>
      <Container>
        <section
          aria-labelledby="join"
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-[16px] border border-line bg-card p-6 md:p-8"
        >
          <div>
            <h2 id="join" className="text-lg md:text-xl">
              {t('join.heading')}
            </h2>
            <p className="mt-1 max-w-[52ch] text-soft">{t('join.text')}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
              {t('join.browse')}
            </Link>
            <Link to="/contact" className={buttonClass()}>
              {t('join.contact')}
            </Link>
          </div>
        </section>
      </Container>
    </>
  );
}
