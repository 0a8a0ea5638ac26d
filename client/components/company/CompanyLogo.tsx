import { useState } from 'react';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Monogram, signShapes, signSizes } from '#client/ui/figures/Monogram.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

export const CompanyLogo_company = graphql(`
  fragment CompanyLogo_company on Company {
    name
    logoUrl
  }
`);

interface CompanyLogoProps {
  company: FragmentType<typeof CompanyLogo_company>;
  size?: 's' | 'm' | 'l';
}

/**
 * Decorative: the company's name is always shown beside it. Shows initials if there is no picture or it fails to load.
 */
export function CompanyLogo({ company, size = 'm' }: CompanyLogoProps) {
  const { name, logoUrl } = readFragment(CompanyLogo_company, company);
  const [broken, setBroken] = useState<string | null>(null);
  if (!logoUrl || broken === logoUrl) return <Monogram name={name} size={size} />;
  return (
    <img
      src={logoUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(logoUrl)}
      className={joinClasses(
        'shrink-0 border border-line bg-[white] object-contain',
        signSizes[size],
        signShapes.square,
      )}
    />
  );
}
