import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { RiskSign } from '#client/gql/graphql.ts';
import { Tag } from '#client/ui/Tag.tsx';

export function RiskSigns({ signs }: { signs: readonly RiskSign[] }) {
  const t = useTranslations('admin');
  return signs.map((sign) => (
    <Tag key={sign} tone="warning" icon={TriangleAlert}>
      {t(`sign.${sign}`)}
    </Tag>
  ));
}
