import type { ApolloCache, Reference } from '@apollo/client';
import type { JobAction } from '#client/gql/graphql.ts';
import type { OwnJob } from '#client/pages/manageJobs/list/jobActions.ts';

interface StoredJobs {
  totalCount?: number;
  figures?: Record<string, unknown>;
  nodes?: readonly Reference[];
}

const FLAGS = {
  FEATURE: ['isFeatured', 'featured', true],
  UNFEATURE: ['isFeatured', 'featured', false],
  HOT: ['isHot', 'hot', true],
  UNHOT: ['isHot', 'hot', false],
} as const;

const isFlag = (action: JobAction): action is keyof typeof FLAGS => action in FLAGS;

/** The predictable result of a change: shown at once and dropped when the server has answered. */
export function predictChange(cache: ApolloCache, action: JobAction, jobs: readonly OwnJob[]) {
  if (isFlag(action)) {
    const [field, figure, value] = FLAGS[action];
    const changed = jobs.filter((job) => job[field] !== value);
    for (const job of changed) setFields(cache, job, { [field]: value });
    addToFigures(cache, { [figure]: value ? changed.length : -changed.length });
  } else if (action === 'CLOSE') {
    for (const job of jobs) {
      const standing =
        job.standing === 'LIVE' || job.standing === 'EXPIRED' ? 'CLOSED' : job.standing;
      setFields(cache, job, { status: 'CLOSED', standing });
    }
  } else if (action === 'DELETE') {
    takeAway(cache, jobs);
  }
}

function setFields(cache: ApolloCache, { id }: OwnJob, values: Record<string, unknown>) {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, () => value]),
  );
  cache.modify({ id: cache.identify({ __typename: 'Job', id }) ?? id, fields });
}

function changeLists(cache: ApolloCache, change: (stored: StoredJobs) => StoredJobs) {
  const id = cache.identify({ __typename: 'Viewer' });
  if (!id) return;
  cache.modify({ id, fields: { jobs: (stored) => change(stored as StoredJobs) } });
}

function addToFigures(cache: ApolloCache, more: Record<string, number>) {
  changeLists(cache, (stored) => ({ ...stored, figures: added(stored.figures, more) }));
}

function added(figures: StoredJobs['figures'], more: Record<string, number>) {
  if (!figures) return figures;
  const sums = Object.entries(figures).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.max(0, value + (more[name] ?? 0)) : value,
  ]);
  return Object.fromEntries(sums) as Record<string, unknown>;
}

function takeAway(cache: ApolloCache, jobs: readonly OwnJob[]) {
  const gone = new Set(jobs.map(({ id }) => cache.identify({ __typename: 'Job', id })));
  const less = {
    total: -jobs.length,
    featured: -jobs.filter(({ isFeatured }) => isFeatured).length,
    hot: -jobs.filter(({ isHot }) => isHot).length,
    applications: -sum(jobs.map(({ applicationsCount }) => applicationsCount)),
    views: -sum(jobs.map(({ views }) => views)),
  };
  changeLists(cache, (stored) => {
    const nodes = stored.nodes?.filter(({ __ref }) => !gone.has(__ref));
    const taken = (stored.nodes?.length ?? 0) - (nodes?.length ?? 0);
    return {
      ...stored,
      figures: added(stored.figures, less),
      ...(nodes && { nodes }),
      ...(stored.totalCount !== undefined && { totalCount: stored.totalCount - taken }),
    };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
