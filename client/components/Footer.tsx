import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const Footer_site = graphql(`
  fragment Footer_site on Site {
    supportEmail
    supportPhone
    address
  }
`);

interface FooterProps {
  site: FragmentType<typeof Footer_site> | null;
}

/** A stand-in until the real footer is written. */
export function Footer(_props: FooterProps) {
  return <footer />;
}
