import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export const OfficeCard_site = graphql(`
  fragment OfficeCard_site on Site {
    name
    address
  }
`);

/** A drawing and a link instead of an embedded map, so that third parties are contacted only on request. */
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
          <ExternalLink className="size-4" />
          <span className="sr-only">{t('office.newWindow')}</span>
        </a>
      </div>
    </Card>
  );
}

/** Streets and a pin, 320 by 128: a generic place, not the actual one. */
function MapDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 320 128"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block bg-ink-wash text-ink ${className}`}
    >
      <g className="stroke-card" strokeWidth="9">
        <path d="M-8 92C60 84 120 104 180 84s90-46 150-42M60-8c4 44-6 92 10 150M214-8c-10 50 16 90 8 150M-8 34c80 12 150-8 228-14l110 6" />
      </g>
      <g stroke="currentColor" strokeWidth="1.5" opacity="0.3">
        <path d="M92 52h34v22H92zM140 46h40v20h-40zM86 104h28M240 66h34v20h-34zM20 54h28v18H20zM246 104h40" />
      </g>
      <circle cx="206" cy="66" r="26" className="fill-genda" opacity="0.5" />
      <path
        d="M206 82s-17-17-17-30a17 17 0 0 1 34 0c0 13-17 30-17 30z"
        className="fill-card"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <circle cx="206" cy="52" r="6" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
