import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfferStatus } from '#client/gql/graphql.ts';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';

const looks: Readonly<Record<OfferStatus, Pick<TagProps, 'tone' | 'icon'>>> = {
  SENT: { tone: 'warning', icon: <Clock aria-hidden="true" /> },
  ACCEPTED: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  DECLINED: { tone: 'error', icon: <CircleX aria-hidden="true" /> },
  WITHDRAWN: { tone: 'plain', icon: <Undo2 aria-hidden="true" /> },
  EXPIRED: { tone: 'plain', icon: <Clock aria-hidden="true" /> },
};

/** The status of an offer, in words that the page chooses. */
export function OfferTag({ status, children }: { status: OfferStatus; children: ReactNode }) {
  return (
    <Tag {...looks[status]} className="shrink-0">
      {children}
    </Tag>
  );
}
