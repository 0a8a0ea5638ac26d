import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, Navigate } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { STAGE_STATUSES, STAGES_MAX } from '#schema/options/stages.ts';
import { ArchiveStage } from './ArchiveStage.tsx';
import { StageGroup, type ShownStage } from './StageGroup.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const StageDialog = loadOnUse(async () => (await import('./StageDialog.tsx')).StageDialog, {
  words: ['stages', 'validation'],
  soon: true,
});

const HiringStagesPage_viewer = graphql(`
  fragment HiringStagesPage_viewer on Viewer {
    id
    stages {
      id
      ...StageGroup_stage
    }
    applicationCounts {
      stages {
        stageId
        total
      }
    }
  }
`);

const HiringStagesPageQuery = graphql(`
  query HiringStagesPage {
    viewer {
      ...HiringStagesPage_viewer
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('stages')('title') });

const STATUSES = STAGE_STATUSES.map((status) => status.toUpperCase() as ApplicationStatus);

type Open = { kind: 'add' } | { kind: 'edit' | 'archive'; stage: ShownStage };

/** Colleagues who may not arrange the stages see the applications instead. */
export function Page() {
  return useTeamRight('post') ? <HiringStages /> : <Navigate to="/manage-applications" replace />;
}

/** The company's own steps between the first review and the hire. */
function HiringStages() {
  const t = useTranslations('stages');
  const { data, failure } = useFreshQuery(HiringStagesPageQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const viewer = readFragment(HiringStagesPage_viewer, data?.viewer);
  const isFull = (viewer?.stages.length ?? 0) >= STAGES_MAX;
  const totals = new Map(
    viewer?.applicationCounts.stages.map(({ stageId, total }) => [stageId, total]),
  );
  const countOf = (id: string) => totals.get(id) ?? 0;
  const close = () => setOpen(null);

  return (
    <Container className="py-5 md:py-7">
      <PageHeading
        size="work"
        lead={t('lead')}
        above={
          <Link
            to="/manage-applications"
            className="hit-44 mb-1 inline-flex items-center gap-1 text-sm text-link"
          >
            <ArrowLeft className="size-4" />
            {t('back')}
          </Link>
        }
        actions={
          <Button
            variant="main"
            disabled={!viewer || isFull}
            icon={<Plus className="size-5" />}
            onClick={() => setOpen({ kind: 'add' })}
          >
            {t('add')}
          </Button>
        }
      >
        {t('title')}
      </PageHeading>
      {isFull && <p className="mt-3 text-sm text-soft">{t('full', { max: STAGES_MAX })}</p>}
      {viewer ? (
        <div className="mt-5 grid items-start gap-6 lg:grid-cols-2">
          {STATUSES.map((status) => (
            <StageGroup
              key={status}
              status={status}
              viewerId={viewer.id}
              stages={viewer.stages}
              countOf={countOf}
              onEdit={(stage) => setOpen({ kind: 'edit', stage })}
              onArchive={(stage) => setOpen({ kind: 'archive', stage })}
            />
          ))}
        </div>
      ) : failure ? (
        <LoadFailed message={t('failed.load')} {...failure} />
      ) : (
        <div aria-busy="true" data-waiting="" className="mt-5 grid gap-3">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {open?.kind === 'archive' && viewer ? (
        <ArchiveStage
          stage={open.stage}
          stages={viewer.stages}
          count={countOf(open.stage.id)}
          onClose={close}
        />
      ) : (
        open && <StageDialog stage={open.kind === 'edit' ? open.stage : null} onClose={close} />
      )}
    </Container>
  );
}
