import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OfferStatus } from '#client/gql/graphql.ts';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';

const looks: Readonly<Record<OfferStatus, Pick<TagProps, 'tone' | 'icon'>>> = {
  SENT: { tone: 'warning', icon: <Clock aria-hidden="true" /> },
  ACCEPTED: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  DECLINED: { tone: 'error', icon: <CircleX aria-hidden="true" /> },
  WITHDRAWN: { tone: 'plain', icon: <Undo2 aria-hidden="true" /> },
  EXPIRED: { tone: 'plain', icon: <Clock aria-hidden="true" /> },
};

export function OfferStatusTag({ status }: { status: OfferStatus }) {
  const t = useTranslations('offers');
  return (
    <Tag {...looks[status]} className="shrink-0">
      {t(`status.${status}`)}
    </Tag>
  );
}
