import { MoveRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { ApplicantFacts } from '../applicant/ApplicantLine.tsx';
import { MarkTags } from '../applicant/ApplicantMarks.tsx';
import { LevelWord } from '../applicant/MatchWord.tsx';
import type { Target } from '../status/cachedApplication.ts';
import { mayEnter, type KnownStage } from '../status/knownStages.ts';
import { isDecision, DECISION_ICONS } from '../status/decisions.ts';
import { OPENED } from '#client/lib/useAddressState.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { rowAttributes, type RowPlace } from '#client/ui/windowing/rowAttributes.ts';
import { Menu } from '#client/ui/overlays/Menu.tsx';

export const BoardCard_application = graphql(`
  fragment BoardCard_application on Application {
    id
    status
    withdrawal {
      at
    }
    moves
    stage {
      id
    }
    name
    appliedAt
    job {
      id
      title
    }
    isUnread
    summary {
      experienceMonths
      jobTitle
      isCurrentJob
      skills
      place
      tagNames
      appliedBefore
      nextInterviewAt
    }
    match {
      level
      matchedSkills
    }
    rating {
      average
    }
    lastOfferStatus
    todos {
      kind
    }
  }
`);

interface BoardCardProps extends Omit<RowPlace, 'id'> {
  application: FragmentType<typeof BoardCard_application>;
  toDetails: (id: string) => string;
  isSelected: boolean;
  isStop: boolean;
  /** Left out for those who cannot decide. */
  onSelect?: ((id: string) => void) | undefined;
  stages: readonly KnownStage[];
  onMove: (id: string, to: Target) => void;
}

export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { index, count, top, isSelected, isStop, stages, onSelect, onMove } = props;
  const application = readFragment(BoardCard_application, props.application);
  const { id, name, status, withdrawal, moves, job, appliedAt, match } = application;
  const t = useTranslations('manageApplications');
  const time = useTimeWords();
  const tabIndex = isStop ? 0 : -1;
  const reachable = stages.filter((stage) => mayEnter(application, stage));
  const actions = moves.filter(isDecision).map((to) => {
    const Icon = DECISION_ICONS[to];
    return {
      id: to,
      label: t(`action.${to}`),
      icon: <Icon className="size-4" />,
    };
  });
  const choices = [
    ...actions,
    ...reachable.map((stage) => ({
      id: stage.id,
      label: stage.name,
      icon: <MoveRight className="size-4" />,
    })),
  ];
  const choose = (to: string) =>
    onMove(id, reachable.find((stage) => stage.id === to) ?? (to as ApplicationStatus));

  return (
    <li
      {...rowAttributes({ id, index, count, top })}
      data-application={id}
      draggable={moves.length > 0}
      className={joinClasses(
        'mb-2 contain-layout rounded-control border border-line bg-card py-1.5',
        moves.length > 0 && 'cursor-grab',
        isSelected && 'border-ink bg-ink-wash',
      )}
    >
      <div className="flex items-start">
        {onSelect && (
          <Checkbox
            hideLabel
            label={t('list.select', { name })}
            checked={isSelected}
            tabIndex={tabIndex}
            onChange={() => onSelect(id)}
          />
        )}
        <p className={joinClasses('min-w-0 flex-1 pt-2', !onSelect && 'pl-3')}>
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
        </p>
        {choices.length > 0 && (
          <Menu
            label={t('board.moveTo', { name })}
            items={choices}
            onChoose={choose}
            button={{
              size: 's',
              variant: 'quiet',
              iconOnly: true,
              tabIndex,
              icon: <MoveRight className="size-4" />,
            }}
          />
        )}
      </div>
      <div className="min-w-0 px-3 pb-1.5">
        <p className="truncate text-sm text-soft">
          <WrittenText text={job.title} />
        </p>
        <ApplicantFacts applicant={application} skillsMax={3} appliedFor={job.title} />
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
          {match && <LevelWord level={match.level} />}
          <time dateTime={appliedAt} title={time.full(appliedAt)}>
            {time.ago(appliedAt)}
          </time>
        </div>
        <MarkTags marks={application} />
        {withdrawal && <ApplicationStatusTag status={status} isWithdrawn />}
      </div>
    </li>
  );
});
