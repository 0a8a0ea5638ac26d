import { useMutation } from '@apollo/client/react';
import { Archive, ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus, StageGroup_StageFragment } from '#client/gql/graphql.ts';
import { announce } from '#client/lib/document/announcer.ts';
import { Button } from '#client/ui/Button.tsx';
import { useDragOrder } from './useDragOrder.ts';

export const StageGroup_stage = graphql(`
  fragment StageGroup_stage on Stage {
    id
    name
    applicantName
    status
    emails
    typicalDays
  }
`);

const StageGroupOrderMutation = graphql(`
  mutation StageGroupOrder($input: OrderStagesInput!) {
    orderStages(input: $input) {
      viewer {
        id
        stages {
          id
          name
          applicantName
          status
          emails
          typicalDays
        }
      }
    }
  }
`);

export type ShownStage = StageGroup_StageFragment;

interface StageGroupProps {
  status: ApplicationStatus;
  viewerId: string;
  /** All stages of the company, in order. */
  stages: readonly FragmentType<typeof StageGroup_stage>[];
  countOf: (id: string) => number;
  onEdit: (stage: ShownStage) => void;
  onArchive: (stage: ShownStage) => void;
}

/** The stages with one status. They are put in order by buttons, or by dragging one over another. */
export function StageGroup(props: StageGroupProps) {
  const { status, viewerId, countOf } = props;
  const all = props.stages.map((stage) => readFragment(StageGroup_stage, stage));
  const stages = all.filter((stage) => stage.status === status);
  const t = useTranslations('stages');
  const showFailure = useFailureToast();
  const [order] = useMutation(StageGroupOrderMutation);

  const move = async (id: string, to: number) => {
    const moved = stages.find((stage) => stage.id === id);
    if (!moved || to < 0 || to >= stages.length || stages[to] === moved) return;
    const rest = stages.filter((stage) => stage !== moved);
    const wanted = [...rest.slice(0, to), moved, ...rest.slice(to)];
    const next = all.map((stage) => (stage.status === status ? wanted.shift()! : stage));
    announce(t('moved', { name: moved.name, place: to + 1 }));
    const shown = next.map((stage) => ({ __typename: 'Stage' as const, ...stage }));
    const viewer = { __typename: 'Viewer' as const, id: viewerId, stages: shown };
    try {
      await order({
        variables: { input: { ids: next.map((stage) => stage.id) } },
        optimisticResponse: { orderStages: { viewer } },
      });
    } catch (error) {
      showFailure(t('failed.change'), error);
    }
  };

  const list = useRef<HTMLOListElement>(null);
  const over = useDragOrder(
    list,
    (id, onto) =>
      void move(
        id,
        stages.findIndex((stage) => stage.id === onto),
      ),
  );

  return (
    <section aria-labelledby={`stages-${status}`}>
      <h2 id={`stages-${status}`} className="mb-2 text-base font-semibold">
        {t(`status.${status as 'REVIEWED' | 'SHORTLISTED'}`)}
      </h2>
      {stages.length === 0 && <p className="text-sm text-soft">{t('none')}</p>}
      <ol ref={list} className="grid gap-2">
        {stages.map((stage, place) => (
          <li
            key={stage.id}
            draggable
            data-stage={stage.id}
            className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border bg-card px-3 py-2 ${over === stage.id ? 'border-ink' : 'border-line'}`}
          >
            <GripVertical className="size-5 shrink-0 cursor-grab text-soft max-md:hidden" />
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="font-semibold wrap-anywhere">{stage.name}</p>
              <p className="text-sm wrap-anywhere text-soft">
                {t('forApplicants', { name: stage.applicantName })}
              </p>
              <p className="text-sm text-soft">
                {t('count', { count: countOf(stage.id) })} ·{' '}
                {stage.typicalDays === null
                  ? t('typicalUnknown')
                  : t('typical', { days: stage.typicalDays })}
                {stage.emails && ` · ${t('emails')}`}
              </p>
            </div>
            <div className="flex gap-1">
              <Button
                iconOnly
                variant="quiet"
                aria-label={t('up', { name: stage.name })}
                disabled={place === 0}
                icon={<ArrowUp className="size-5" />}
                onClick={() => void move(stage.id, place - 1)}
              />
              <Button
                iconOnly
                variant="quiet"
                aria-label={t('down', { name: stage.name })}
                disabled={place === stages.length - 1}
                icon={<ArrowDown className="size-5" />}
                onClick={() => void move(stage.id, place + 1)}
              />
              <Button
                iconOnly
                variant="quiet"
                aria-label={t('editNamed', { name: stage.name })}
                icon={<Pencil className="size-5" />}
                onClick={() => props.onEdit(stage)}
              />
              <Button
                iconOnly
                variant="quiet"
                aria-label={t('archiveNamed', { name: stage.name })}
                icon={<Archive className="size-5" />}
                onClick={() => props.onArchive(stage)}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
