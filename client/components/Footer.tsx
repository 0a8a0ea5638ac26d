import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { copyrightYears } from '#client/lib/copyrightYears.ts';
import { useNow } from '#client/lib/now.ts';
import { Container } from '#client/ui/Container.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { FooterColumn } from './footer/FooterColumn.tsx';
import { FooterLink, footerLinkClass } from './footer/FooterLink.tsx';
import { BOTTOM_LINKS, FOOTER_COLUMNS, footerTarget } from './footer/footerLinks.ts';
import { OfficeAddress } from './footer/OfficeAddress.tsx';
import { Logo } from './Logo.tsx';
import { useLanguageLinks } from './useLanguageLinks.ts';

export const Footer_site = graphql(`
  fragment Footer_site on Site {
    name
    ...OfficeAddress_site
  }
`);

interface FooterProps {
  /** Null when it could not be loaded; the links are shown regardless. */
  site: FragmentType<typeof Footer_site> | null;
  /** Where people work: the last line only. */
  isShort?: boolean;
}

export function Footer({ isShort = false, ...props }: FooterProps) {
  const t = useTranslations('shell');
  const site = props.site && readFragment(Footer_site, props.site);
  const years = copyrightYears(useNow());
  return (
    <footer
      className={joinClasses(
        'border-t border-line print-hidden',
        isShort ? 'mt-8' : 'mt-16 bg-card',
      )}
    >
      {!isShort && (
        <Container className="grid grid-cols-2 gap-x-6 gap-y-8 pt-10 pb-8 md:grid-cols-[1.5fr_1fr_1fr] md:gap-x-12 md:pt-12 work:invisible">
          <div className="max-md:col-span-2">
            <Logo />
            <p className="mt-2 max-w-[38ch] text-sm text-soft">{t('footer.tagline')}</p>
            {site && <OfficeAddress site={site} />}
          </div>
          {FOOTER_COLUMNS.map((column) => (
            <FooterColumn key={column.key} column={column} />
          ))}
        </Container>
      )}
      <div className={isShort ? undefined : 'border-t border-line'}>
        <Container className="flex flex-wrap items-center gap-x-8 gap-y-1 py-4 text-sm text-soft">
          <p className="tabular mr-auto py-1.5">
            {t('footer.copyright', { years, site: site?.name ?? t('frame.brand') })}
          </p>
          <nav aria-label={t('footer.legal')}>
            <ul className="flex flex-wrap gap-x-3 xs:gap-x-5">
              {BOTTOM_LINKS.map((link) => (
                <li key={link}>
                  <FooterLink to={footerTarget(link, 'bottom', null) ?? '/'}>
                    {t(`footer.bottom.${link}`)}
                  </FooterLink>
                </li>
              ))}
            </ul>
          </nav>
          <Languages />
        </Container>
      </div>
    </footer>
  );
}

function Languages() {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('footer.languages')}>
      <ul className="flex flex-wrap gap-x-5">
        {useLanguageLinks().map(({ locale, name, attributes }) => (
          <li key={locale}>
            <a
              {...attributes}
              className={`${footerLinkClass} aria-[current=true]:font-semibold aria-[current=true]:text-text`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
