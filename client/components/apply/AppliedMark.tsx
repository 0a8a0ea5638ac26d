import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export const AppliedMark_application = graphql(`
  fragment AppliedMark_application on Application {
    id
    status
    appliedAt
  }
`);

interface AppliedMarkProps {
  application: FragmentType<typeof AppliedMark_application>;
  /** Set if the user applied a moment ago in this tab: announces it and takes the focus that the dialog left behind. */
  isFresh?: boolean;
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Replaces Apply Now once the user has applied. Words: `applications`. */
export function AppliedMark({ isFresh = false, ...props }: AppliedMarkProps) {
  const { id, appliedAt } = readFragment(AppliedMark_application, props.application);
  const t = useTranslations('applications');
  const format = useFormatter();
  const time = useTimeWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A page has two of these, one per width; only the visible one can take the focus.
    if (isFresh) box.current?.focus();
  }, [isFresh]);

  return (
    <div ref={box} tabIndex={-1} className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      {/* On phones the toast covers it and says the same. */}
      {isFresh && <p className="w-full text-sm max-md:sr-only">{t('success.sentence')}</p>}
      <p className="flex flex-1 items-center gap-2 font-semibold whitespace-nowrap">
        <CircleCheck className="size-5 shrink-0 text-green" />
        <time dateTime={appliedAt} title={time.full(appliedAt)}>
          {t('appliedOn', { date: format.dateTime(new Date(appliedAt), DATE) })}
        </time>
      </p>
      <Link to={`/my-applications/${id}`} className={buttonClass({ size: 's' })}>
        {t('myApplication')}
      </Link>
    </div>
  );
}
