import { FUNNEL_STEPS, type FunnelStep } from '#schema/options/screens/jobPerformance.ts';

/** How far the applications of a period got. */
export interface Progress {
  applications: number;
  reviewed: number;
  interviews: number;
  reviewedInterviews: number;
  offers: number;
  interviewedOffers: number;
  reviewedOffers: number;
  hires: number;
  offeredHires: number;
  interviewedHires: number;
  reviewedHires: number;
}

export interface FunnelCount {
  step: FunnelStep;
  count: number;
  /** The step to compare `count` with: the closest earlier one with a count above 0. */
  of: FunnelStep | null;
  /** How many reached both steps. */
  ofCount: number;
}

/**
 * job.performance.funnel: each step, and how many of it come from the step before. Someone can be hired without an
 * interview, so a step can have more than the one before.
 */
export function funnelOf(views: number, progress: Progress): FunnelCount[] {
  const counts = { ...progress, views };
  const both: Partial<Record<FunnelStep, Partial<Record<FunnelStep, number>>>> = {
    applications: { views: progress.applications },
    reviewed: { applications: progress.reviewed },
    interviews: { reviewed: progress.reviewedInterviews, applications: progress.interviews },
    offers: {
      interviews: progress.interviewedOffers,
      reviewed: progress.reviewedOffers,
      applications: progress.offers,
    },
    hires: {
      offers: progress.offeredHires,
      interviews: progress.interviewedHires,
      reviewed: progress.reviewedHires,
      applications: progress.hires,
    },
  };
  return FUNNEL_STEPS.map((step, place) => {
    const earlier = FUNNEL_STEPS.slice(0, place).toReversed();
    const of = earlier.find((one) => counts[one] > 0 && both[step]?.[one] !== undefined) ?? null;
    return { step, count: counts[step], of, ofCount: of ? both[step]![of]! : 0 };
  });
}
