import { RECOMMENDATIONS, type Recommendation } from '#schema/options/interviews.ts';
import type { StoredRating } from './scorecard.sql.ts';

/**
 * interview.score.hidden: an interviewer sees what the others think only after sending their own feedback. Someone
 * who does not hold the interview sees it if they decide on the application.
 */
export function seesScores(viewer: {
  isInterviewer: boolean;
  hasSent: boolean;
  decides: boolean;
}): boolean {
  return viewer.isInterviewer ? viewer.hasSent : viewer.decides;
}

interface SentScore {
  ratings: readonly StoredRating[];
  recommendation: Recommendation;
}

/** interview.score.sum: the average of each criterion, in the order of the criteria, and the recommendations. */
export function sumOf(scores: readonly SentScore[], criteria: readonly string[]) {
  const ratings = scores.flatMap((score) => score.ratings);
  const known = [...new Set([...criteria, ...ratings.map(({ criterion }) => criterion)])];
  return {
    averages: known.flatMap((criterion) => {
      const given = ratings.filter((one) => one.criterion === criterion);
      const sum = given.reduce((total, { rating }) => total + rating, 0);
      return given.length > 0 ? [{ criterion, average: sum / given.length }] : [];
    }),
    recommendations: RECOMMENDATIONS.map((recommendation) => ({
      recommendation,
      count: scores.filter((score) => score.recommendation === recommendation).length,
    })),
  };
}
