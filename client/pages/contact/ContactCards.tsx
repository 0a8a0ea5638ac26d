import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressText } from '#client/components/AddressText.tsx';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { BUSINESS_HOURS } from '#schema/options/contact.ts';

export const ContactCards_site = graphql(`
  fragment ContactCards_site on Site {
    supportPhone
    supportEmail
    address
  }
`);

/** Our contact details; empty settings are left out. */
export function ContactCards(props: { site: FragmentType<typeof ContactCards_site> }) {
  const { supportPhone, supportEmail, address } = readFragment(ContactCards_site, props.site);
  const t = useTranslations('contact');
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {supportPhone && (
        <InfoCard
          Icon={Phone}
          heading={t('cards.phone')}
          action={
            <a
              href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
              className={buttonClass({ size: 's' })}
            >
              {t('cards.call')}
            </a>
          }
        >
          <span className="tabular">{supportPhone}</span>
        </InfoCard>
      )}
      {supportEmail && (
        <InfoCard
          Icon={Mail}
          heading={t('cards.email')}
          action={
            <a href={`mailto:${supportEmail}`} className={buttonClass({ size: 's' })}>
              {t('cards.write')}
            </a>
          }
        >
          <AddressText address={supportEmail} />
        </InfoCard>
      )}
      {address && (
        <InfoCard Icon={MapPin} heading={t('cards.office')}>
          {address}
        </InfoCard>
      )}
      <InfoCard Icon={Clock} heading={t('cards.hours')}>
        <OpeningHours />
      </InfoCard>
    </ul>
  );
}

interface InfoCardProps {
  Icon: LucideIcon;
  heading: string;
  action?: ReactNode;
  children: ReactNode;
}

function InfoCard({ Icon, heading, action, children }: InfoCardProps) {
  return (
    <Card
      as="li"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:flex-col sm:items-start sm:justify-start sm:gap-3"
    >
      <h2 className="flex w-full items-center gap-2.5 text-base font-semibold">
        <Icon className="size-5 shrink-0 text-ink" strokeWidth={1.8} />
        {heading}
      </h2>
      <div className="min-w-0 text-soft sm:w-full">{children}</div>
      {action && <div className="sm:mt-auto">{action}</div>}
    </Card>
  );
}

/** Opening hours in a readable form: 9 to 6. */
function OpeningHours() {
  const t = useTranslations('contact');
  return (
    <>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4">
        {BUSINESS_HOURS.map(({ days, opens, closes }) => (
          <div key={days} className="contents">
            <dt>{t(`hours.days.${days}`)}</dt>
            <dd>
              {opens === null ? t('hours.closed') : t('hours.open', { opens, closes: closes - 12 })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm">{t('hours.zone')}</p>
    </>
  );
}
