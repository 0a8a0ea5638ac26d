import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfferStatus } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

const looks: Readonly<Record<OfferStatus, TagLook>> = {
  SENT: { tone: 'warning', icon: Clock },
  ACCEPTED: { tone: 'success', icon: CircleCheck },
  DECLINED: { tone: 'error', icon: CircleX },
  WITHDRAWN: { tone: 'plain', icon: Undo2 },
  EXPIRED: { tone: 'plain', icon: Clock },
};

/** The status of an offer, in words that the page chooses. */
export function OfferTag({ status, children }: { status: OfferStatus; children: ReactNode }) {
  return (
    <Tag {...looks[status]} className="shrink-0">
      {children}
    </Tag>
  );
}
