import { FIGURE_ALERTS_MAX } from '#schema/options/figureAlerts.ts';
import { INTERVIEWS_OF_APPLICATION_MAX } from '#schema/options/interviews.ts';
import { ALERTS_MAX, API_KEYS_MAX } from '#schema/options/limits.ts';
import { MESSAGE_TEMPLATES_MAX } from '#schema/options/messages.ts';
import { OFFER_TEMPLATES_MAX, OFFERS_OF_APPLICATION_MAX } from '#schema/options/offers.ts';
import { NOTES_MAX } from '#schema/options/applicationMoves.ts';
import { TAGS_MAX, VIEWS_MAX } from '#schema/options/screens/reviewDesk.ts';
import { REPORT_BOARDS_MAX, REPORTS_MAX } from '#schema/options/reports.ts';
import { SEGMENTS_MAX } from '#schema/options/segments.ts';
import { WEBHOOKS_MAX } from '#schema/options/webhooks.ts';
import { changesSince, undoChanges } from './changes.ts';
import { addCopies } from './lookalikes.ts';
import type { Market } from './market.ts';
import { mutate, type Write, type Writes } from './mutations.ts';

type Values = Readonly<Record<string, unknown>>;

/** A request that adds a row as long as there are not too many. */
export interface Limit {
  title: string;
  table: string;
  max: number;
  /** What makes a row count. */
  counts?: Values;
  /** The other requests that add such a row, or bring one back. */
  alsoBy?: readonly string[];
  /** What a row that does not count has instead, for each condition. */
  others: (market: Market) => Values[];
}

const ofOtherCompany = ({ ids }: Market) => ({ company_id: ids.rivalCompany });
const ofOtherApplication = ({ ids }: Market) => ({ application_id: ids.rejected });

export const LIMITS: readonly Limit[] = [
  {
    title: 'createApiKey',
    table: 'api_keys',
    max: API_KEYS_MAX,
    others: (market) => [
      ofOtherCompany(market),
      { revoked_at: market.now },
      { expires_at: market.now },
    ],
  },
  {
    title: 'saveApplicationView',
    table: 'application_views',
    max: VIEWS_MAX,
    others: (market) => [ofOtherCompany(market), { owner_id: market.ids.recruiter }],
  },
  {
    title: 'addApplicationNote',
    table: 'application_notes',
    max: NOTES_MAX,
    others: (market) => [ofOtherApplication(market)],
  },
  {
    title: 'createApplicationTag',
    table: 'company_tags',
    max: TAGS_MAX,
    others: (market) => [ofOtherCompany(market)],
  },
  {
    title: 'proposeInterview',
    table: 'interviews',
    max: INTERVIEWS_OF_APPLICATION_MAX,
    others: (market) => [ofOtherApplication(market)],
  },
  {
    title: 'sendOffer',
    table: 'offers',
    max: OFFERS_OF_APPLICATION_MAX,
    counts: { status: 'expired', ended_at: '2026-11-20T00:00:00Z' },
    others: (market) => [ofOtherApplication(market)],
  },
  {
    title: 'saveOfferTemplate',
    table: 'offer_templates',
    max: OFFER_TEMPLATES_MAX,
    others: (market) => [ofOtherCompany(market)],
  },
  {
    title: 'saveMessageTemplate',
    table: 'message_templates',
    max: MESSAGE_TEMPLATES_MAX,
    others: (market) => [ofOtherCompany(market)],
  },
  {
    title: 'createWebhook',
    table: 'webhooks',
    max: WEBHOOKS_MAX,
    others: (market) => [ofOtherCompany(market)],
  },
  {
    title: 'createAlert',
    table: 'alerts',
    max: ALERTS_MAX,
    alsoBy: ['followCompany', 'followCompany: one whose alert was deleted', 'restoreAlert'],
    others: ({ now, ids }) => [{ deleted_at: now }, { user_id: ids.applicant }],
  },
  {
    title: 'saveReport',
    table: 'analytics_reports',
    max: REPORTS_MAX,
    alsoBy: ['duplicateReport', 'restoreReport'],
    others: ({ now, ids }) => [{ deleted_at: now }, { owner_id: ids.rival }],
  },
  {
    title: 'saveDashboard',
    table: 'analytics_dashboards',
    max: REPORT_BOARDS_MAX,
    alsoBy: ['restoreDashboard'],
    others: ({ now, ids }) => [{ deleted_at: now }, { owner_id: ids.rival }],
  },
  {
    title: 'saveFigureAlert',
    table: 'figure_alerts',
    max: FIGURE_ALERTS_MAX,
    others: ({ ids }) => [{ user_id: ids.rival }],
  },
  {
    title: 'saveSegment',
    table: 'analytics_segments',
    max: SEGMENTS_MAX,
    others: ({ ids }) => [{ owner_id: ids.rival }],
  },
];

/** The rows that a request adds to this table; the market is as before afterwards. */
async function addedBy(market: Market, { title, table }: Limit, write: Write): Promise<Values> {
  try {
    const input = await write.input?.(market, (await write.before?.(market)) as never);
    const { errors } = await mutate(market, write.as, title, input);
    if (errors) throw new Error(`${title} was refused: ${JSON.stringify(errors)}`);
    const changes = await changesSince(market.app, '0');
    return changes.findLast((change) => change.table === table && !change.before)!.after!;
  } finally {
    await undoChanges(market.app);
  }
}

/** The rules that the request breaks while there are as many rows as there may be, for each of these kinds of rows. */
export async function refusalsOf(market: Market, limit: Limit, write: Write) {
  const row = await addedBy(market, limit, write);
  const refusals: { other: Values; rules: unknown[] }[] = [];
  for (const other of [{}, ...limit.others(market)]) {
    const full = { ...row, ...limit.counts, ...other };
    refusals.push({ other, rules: await brokenWith(market, limit, limit.title, write, full) });
  }
  return refusals;
}

/** The same for the other requests that need room, while all rows count. */
export async function otherRefusalsOf(market: Market, limit: Limit, writes: Writes) {
  const row = { ...(await addedBy(market, limit, writes[limit.title]!)), ...limit.counts };
  const refusals: [string, unknown[]][] = [];
  for (const title of limit.alsoBy ?? [])
    refusals.push([title, await brokenWith(market, limit, title, writes[title]!, row)]);
  return refusals;
}

async function brokenWith(
  market: Market,
  { table, max }: Limit,
  title: string,
  write: Write,
  row: Values,
): Promise<unknown[]> {
  try {
    const before = await write.before?.(market);
    await addCopies(market, table, max, row);
    const input = await write.input?.(market, before as never);
    const { errors = [] } = await mutate(market, write.as, title.split(':')[0]!, input);
    return errors.map(({ extensions }) => extensions['rule'] ?? extensions['code']);
  } finally {
    await undoChanges(market.app);
  }
}
