import { useQuery } from '@apollo/client/react';
import { Check, CircleDashed, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SubscribeForm } from '#client/components/posts/SubscribeForm.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useNow } from '#client/lib/now.ts';
import { Link, useNavigate } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Drawing } from '#client/ui/drawings/Drawing.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { DATABASE_LAUNCH } from '#schema/options/limits.ts';
import { WhoCanSearch } from './WhoCanSearch.tsx';

const ROADMAP = [
  { step: 'planning', Icon: Check, look: 'text-green' },
  { step: 'development', Icon: LoaderCircle, look: 'text-amber' },
  { step: 'testing', Icon: CircleDashed, look: 'text-soft' },
] as const;
/** The documented launch date. */
const LAUNCH_OVER = new Date('2025-04-01T00:00:00+05:30');

export const ComingSoonQuery = graphql(`
  query ComingSoon {
    site {
      supportEmail
    }
  }
`);

/** The documented page until the launch, and who can search since then. */
export function ComingSoon({ note }: { note?: ReactNode }) {
  return useNow() < LAUNCH_OVER ? <BeforeLaunch note={note} /> : <WhoCanSearch note={note} />;
}

/** Stores the email address. `note` explains to an employer why there is no more to see. */
function BeforeLaunch({ note }: { note?: ReactNode }) {
  const t = useTranslations('database');
  const navigate = useNavigate();
  const { data } = useQuery(ComingSoonQuery);
  return (
    <Container className="grid items-start gap-x-14 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_380px]">
      <div>
        <PageHeading
          above={
            <p className="mb-3">
              <Tag tone="info">{t('coming')}</Tag>
            </p>
          }
          lead={t('lead')}
        >
          {t('heading')}
        </PageHeading>
        {note && <div className="mt-5">{note}</div>}
        <p className="mt-4 font-semibold">{t('launch', { when: DATABASE_LAUNCH })}</p>
        <h2 className="mt-8 text-lg">{t('roadmap.heading')}</h2>
        <ol className="mt-4 grid gap-4">
          {ROADMAP.map(({ step, Icon, look }) => (
            <li key={step} className="flex gap-3">
              <Icon className={`mt-0.5 size-5 shrink-0 ${look}`} />
              <div>
                <p className="font-semibold">
                  {t(`roadmap.${step}.title`)}
                  <span className="font-normal text-soft"> · {t(`roadmap.${step}.state`)}</span>
                </p>
                <p className="text-soft">{t(`roadmap.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-2">
          <Button onClick={() => void navigate(-1)}>{t('goBack')}</Button>
          {data?.site.supportEmail ? (
            <a href={`mailto:${data.site.supportEmail}`} className={buttonClass()}>
              {t('contact')}
            </a>
          ) : (
            <Link to="/contact" className={buttonClass()}>
              {t('contact')}
            </Link>
          )}
        </div>
      </div>
      <Card as="section" aria-labelledby="notify">
        <Drawing name="bell" className="mb-4 w-28" />
        <h2 id="notify" className="text-lg">
          {t('notify.heading')}
        </h2>
        <p className="mt-1 mb-4 text-soft">{t('notify.text')}</p>
        <SubscribeForm topic="CANDIDATE_DATABASE" submitLabel={t('notify.submit')} />
      </Card>
    </Container>
  );
}
