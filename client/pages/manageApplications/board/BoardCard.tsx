import { MoveRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { isDecision, DECISION_ICONS } from '../status/decisions.ts';
import { OPENED } from '#client/pages/manageApplications/useApplicationsAddress.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { rowAttributes, type RowPlace } from '#client/ui/windowing/rowAttributes.ts';
import { LateMenu } from '#client/ui/overlays/Menu.tsx';

export const BoardCard_application = graphql(`
  fragment BoardCard_application on Application {
    id
    moves
    name
    appliedAt
    job {
      id
      title
    }
  }
`);

interface BoardCardProps extends Omit<RowPlace, 'id'> {
  application: FragmentType<typeof BoardCard_application>;
  toDetails: (id: string) => string;
  isSelected: boolean;
  isStop: boolean;
  onSelect: (id: string) => void;
  onMove: (id: string, to: ApplicationStatus) => void;
}

export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { index, count, top, isSelected, isStop, onSelect, onMove } = props;
  const { id, name, moves, job, appliedAt } = readFragment(
    BoardCard_application,
    props.application,
  );
  const t = useTranslations('manageApplications');
  const time = useTimeWords();
  const tabIndex = isStop ? 0 : -1;
  const choices = moves.filter(isDecision).map((to) => {
    const Icon = DECISION_ICONS[to];
    return {
      id: to,
      label: t(`action.${to}`),
      icon: <Icon aria-hidden="true" className="size-4" />,
    };
  });

  return (
    <li
      {...rowAttributes({ id, index, count, top })}
      data-application={id}
      draggable={moves.length > 0}
      className={joinClasses(
        'mb-2 contain-layout rounded-control border border-line bg-card py-1.5 pr-2 pl-1',
        moves.length > 0 && 'cursor-grab',
        isSelected && 'border-ink bg-ink-wash',
      )}
    >
      <div className="flex items-start">
        <Checkbox
          hideLabel
          label={t('list.select', { name })}
          checked={isSelected}
          tabIndex={tabIndex}
          onChange={() => onSelect(id)}
        />
        <div className="min-w-0 flex-1 py-2">
          <Link
            to={props.toDetails(id)}
            state={OPENED}
            preventScrollReset
            draggable={false}
            tabIndex={tabIndex}
            className="hit-44 font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          <p className="truncate text-sm text-soft">
            <WrittenText text={job.title} />
          </p>
          <p className="text-xs text-soft">
            <time dateTime={appliedAt} title={time.full(appliedAt)}>
              {time.ago(appliedAt)}
            </time>
          </p>
        </div>
        {choices.length > 0 && (
          <LateMenu
            label={t('board.moveTo', { name })}
            items={choices}
            onChoose={(to) => onMove(id, to as ApplicationStatus)}
            button={{
              size: 's',
              variant: 'quiet',
              iconOnly: true,
              tabIndex,
              icon: <MoveRight aria-hidden="true" className="size-4" />,
            }}
          />
        )}
      </div>
    </li>
  );
});
