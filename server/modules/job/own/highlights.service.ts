import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import {
  HIGHLIGHTS,
  HIGHLIGHTS_MAX,
  isOpen,
  type Highlight,
} from '#server/modules/job/job.rules.ts';
import type { StoredJob } from '../job.entity.ts';
import { HIGHLIGHTED } from './ownJob.sql.ts';

type HighlightedJob = Pick<
  StoredJob,
  'id' | 'title' | 'isFeatured' | 'isHot' | 'status' | 'applicationDeadline' | 'deletedAt'
>;

const RULES = { isFeatured: 'job.feature.limit', isHot: 'job.hot.limit' } as const;
export type HighlightRule = (typeof RULES)[Highlight];

/**
 * The featured and the hot jobs of a company: a few at a time (product decision 71). Open jobs
 * count whether or not they are approved, so that no approval exceeds the limit.
 */
export class Highlights {
  /** The titles of the highlighted jobs by id, for each highlight. */
  readonly #shown: Record<Highlight, Map<string, string>>;
  readonly #now: Date;

  private constructor(jobs: readonly RowOf<typeof HIGHLIGHTED>[], now: Date) {
    const titles = (highlight: Highlight) =>
      new Map(jobs.flatMap((job) => (job[highlight] ? [[job.id, job.title]] : [])));
    this.#shown = { isFeatured: titles('isFeatured'), isHot: titles('isHot') };
    this.#now = now;
  }

  /** Until the transaction ends, nobody else changes what the company highlights. */
  static async lockedFor(em: EntityManager, companyId: string, now: Date): Promise<Highlights> {
    await takeAdvisoryLock(em, `highlights ${companyId}`);
    return new Highlights(await readIn(em, HIGHLIGHTED, [companyId, now]), now);
  }

  /** Records a job as it will be, and returns those of its highlights that exceed the limit. */
  settle(job: HighlightedJob): Highlight[] {
    return HIGHLIGHTS.filter((highlight) => {
      const shown = this.#shown[highlight];
      if (!job[highlight] || !isOpen(job, this.#now)) {
        shown.delete(job.id);
        return false;
      }
      if (!shown.has(job.id) && shown.size >= HIGHLIGHTS_MAX) return true;
      shown.set(job.id, job.title);
      return false;
    });
  }

  /** The rule that refuses one more highlighted job, and a message that names the highlighted ones. */
  refusal({ t, locale }: Context, highlight: Highlight) {
    const rule = RULES[highlight];
    const titles = [...this.#shown[highlight].values()].map((title) =>
      t('posting.quoted', { title }),
    );
    const jobs = new Intl.ListFormat(INTL_LOCALES[locale], { type: 'conjunction' }).format(titles);
    const key = highlight === 'isFeatured' ? 'feature_limit' : 'hot_limit';
    return { rule, message: t(`posting.rule.${key}`, { max: HIGHLIGHTS_MAX, jobs }) };
  }

  /** The change that removes these highlights from a job. */
  static removalOf(lacking: readonly Highlight[]): Partial<StoredJob> {
    return Object.fromEntries(lacking.map((highlight) => [highlight, false]));
  }

  /** Throws for the first of these highlights, if there are any. */
  refuse(ctx: Context, lacking: readonly Highlight[]): void {
    const [highlight] = lacking;
    if (!highlight) return;
    const { rule, message } = this.refusal(ctx, highlight);
    throw new Failure('RULE_VIOLATION', message, { rule });
  }
}
