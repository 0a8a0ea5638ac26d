import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

interface WaitingListProps {
  id: string;
  Icon: LucideIcon;
  heading: string;
  count: number;
  nothing: string;
  /** The address of the full list, or of each list if there are several. */
  to: string | readonly { to: string; label: string }[];
  /** The rows, oldest first. */
  children?: ReactNode;
}

/** How many are pending, and those that have waited longest. */
export function WaitingList(props: WaitingListProps) {
  const { id, Icon, heading, count, nothing, to, children } = props;
  const t = useTranslations('admin');
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col">
      <h2 id={id} className="flex items-center gap-2.5 text-lg">
        <Icon className="size-5 text-ink" />
        <span className="min-w-0 flex-1">{heading}</span>
        <span className="tabular text-xl font-bold">{count}</span>
      </h2>
      {count === 0 && <p className="mt-2 text-soft">{nothing}</p>}
      {count > 0 && (
        <>
          <ol className="mt-2 mb-3 flex-1 divide-y divide-line">{children}</ol>
          <p className="grid auto-cols-fr grid-flow-col gap-2">
            {(typeof to === 'string' ? [{ to, label: t('home.all', { count }) }] : to).map(
              (list) => (
                <Link key={list.to} to={list.to} className={buttonClass({ block: true })}>
                  {list.label}
                </Link>
              ),
            )}
          </p>
        </>
      )}
    </Card>
  );
}
