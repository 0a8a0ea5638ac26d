import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface BoardColumnProps {
  status: ApplicationStatus;
  count: number;
  shown: number;
  /** What is being dragged may be put down here. */
  takes: boolean;
  isOver: boolean;
  children: ReactNode;
}

export function BoardColumn({ status, count, shown, takes, isOver, children }: BoardColumnProps) {
  const t = useTranslations('manageApplications');
  const words = useTranslations('applications');
  const format = useFormatter();
  return (
    <section
      aria-label={t('board.column', { status: words(`status.${status}`), count })}
      data-column={status}
      className={joinClasses(
        'min-h-40 w-[17rem] shrink-0 snap-start rounded-card border p-2 xl:w-auto xl:min-w-0 xl:flex-1',
        takes ? 'border-ink' : 'border-line',
        isOver ? 'bg-ink-wash' : 'bg-tint/50',
      )}
    >
      <h2 className="flex items-center justify-between gap-2 px-1 pt-1 pb-2 text-base">
        <ApplicationStatusTag status={status} />
        <span className="tabular text-sm text-soft">{format.number(count)}</span>
      </h2>
      {shown > 0 ? (
        <ul className="grid gap-2">{children}</ul>
      ) : (
        <p className="px-1 py-4 text-sm text-soft">{t('board.empty')}</p>
      )}
    </section>
  );
}
