import { Mail, MapPin, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { footerLinkClass } from './FooterLink.tsx';

export const OfficeAddress_site = graphql(`
  fragment OfficeAddress_site on Site {
    address
    supportEmail
    supportPhone
  }
`);

const ICON = 'mt-0.5 size-4.5 shrink-0 text-soft';

/** How to contact the company behind the site. Empty settings are left out. */
export function OfficeAddress(props: { site: FragmentType<typeof OfficeAddress_site> }) {
  const { address, supportEmail, supportPhone } = readFragment(OfficeAddress_site, props.site);
  const t = useTranslations('shell');
  return (
    <address className="mt-4 grid gap-1 text-sm text-soft not-italic">
      {address && (
        <p className="flex gap-2.5 pb-1">
          <MapPin aria-label={t('footer.address')} role="img" className={ICON} />
          <span className="max-w-[26ch]">{address}</span>
        </p>
      )}
      {supportEmail && (
        <p className="flex items-center gap-2.5">
          <Mail aria-label={t('footer.email')} role="img" className={ICON} />
          <a href={`mailto:${supportEmail}`} className={`${footerLinkClass} min-w-0 break-all`}>
            {supportEmail}
          </a>
        </p>
      )}
      {supportPhone && (
        <p className="flex items-center gap-2.5">
          <Phone aria-label={t('footer.phone')} role="img" className={ICON} />
          <a
            href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
            className={`${footerLinkClass} tabular`}
          >
            {supportPhone}
          </a>
        </p>
      )}
    </address>
  );
}
