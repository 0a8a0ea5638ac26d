import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { MapDrawing } from './MapDrawing.tsx';

export const OfficeCard_site = graphql(`
  fragment OfficeCard_site on Site {
    name
    address
  }
`);

/** A drawing and a link instead of an embedded map, so that nothing is loaded from third parties unasked. */
export function OfficeCard(props: { site: FragmentType<typeof OfficeCard_site> }) {
  const { name, address } = readFragment(OfficeCard_site, props.site);
  const t = useTranslations('contact');
  if (!address) return null;
  return (
    <Card as="section" aria-labelledby="office" padding="none" className="overflow-hidden">
      <MapDrawing className="h-40 w-full" />
      <div className="p-4 md:p-5">
        <h2 id="office" className="text-lg">
          {t('office.heading')}
        </h2>
        <address className="mt-1 text-soft not-italic">
          {name}
          <br />
          {address}
        </address>
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ size: 's' })} mt-4`}
        >
          {t('office.map')}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">{t('office.newWindow')}</span>
        </a>
      </div>
    </Card>
  );
}
