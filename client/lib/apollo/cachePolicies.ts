import type { FieldPolicy, TypePolicies } from '@apollo/client';

interface StoredConnection {
  edges?: readonly unknown[];
  nodes?: readonly unknown[];
  pageInfo?: { startCursor?: string | null; hasPreviousPage?: boolean };
}

/**
 * A Relay list, stored once per set of filters. "Show more" (`after`) appends to it; a numbered page is a separate
 * list. Apollo's relayStylePagination only knows edges and would replace `nodes`.
 */
export function connection(): FieldPolicy<StoredConnection> {
  return {
    keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after'),
    merge: (existing, incoming, { args }) => {
      if (!existing || !args?.after) return incoming;
      const { startCursor, hasPreviousPage } = existing.pageInfo ?? {};
      const start = existing.pageInfo ? { startCursor, hasPreviousPage } : {};
      return {
        ...incoming,
        ...(incoming.edges && { edges: [...(existing.edges ?? []), ...incoming.edges] }),
        ...(incoming.nodes && { nodes: [...(existing.nodes ?? []), ...incoming.nodes] }),
        ...(incoming.pageInfo && { pageInfo: { ...incoming.pageInfo, ...start } }),
      };
    },
  };
}

/** Stores each page separately, so that a list of thousands is not read again for each of its pages. */
const apart = (): FieldPolicy => ({
  keyArgs: (args) => Object.keys(args ?? {}),
  merge: (_existing, incoming: unknown) => incoming,
});

const connections = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, connection()]));

interface StoredThread {
  nodes: readonly { __ref: string }[];
  pageInfo?: object;
}

/**
 * For a list with the newest first: its first page, read again, goes before the older pages that are already loaded.
 */
const thread = (): FieldPolicy<StoredThread> => ({
  keyArgs: false,
  merge: (existing, incoming, { args }) => {
    if (!existing) return incoming;
    const [newer, older] = args?.after ? [existing, incoming] : [incoming, existing];
    const known = new Set(newer.nodes.map(({ __ref }) => __ref));
    const rest = older.nodes.filter(({ __ref }) => !known.has(__ref));
    // More has arrived than one page holds, so there would be a gap before the older pages.
    if (!args?.after && rest.length === older.nodes.length) return incoming;
    return { ...incoming, nodes: [...newer.nodes, ...rest], pageInfo: older.pageInfo };
  },
});

/** Objects with an id need no entry. There is one viewer, one site and one admin, with or without an id. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      ...connections('jobs', 'companies', 'posts', 'candidates'),
      job: {
        read: (found, { args, toReference }) =>
          found === undefined ? known('Job', args, toReference) : found,
      },
    },
  },
  Viewer: {
    keyFields: [],
    fields: {
      ...connections('savedJobs', 'jobAlerts', 'notifications', 'jobs', 'conversations'),
      applications: apart(),
      todos: { merge: false },
      webhooks: { merge: false },
      memberships: { merge: false },
      teamActivity: { keyArgs: false, merge: false },
      dismissedJobs: { merge: false },
      hiddenCompanies: { merge: false },
      applicationTags: { merge: false },
      applicationViews: { merge: false },
      colleagues: { merge: false },
      messageTemplates: { merge: false },
      offerTemplates: { merge: false },
    },
  },
  Company: { fields: connections('jobs') },
  Team: { fields: { members: { merge: false }, invitations: { merge: false } } },
  CompanyProfile: { fields: { verifications: { merge: false } } },
  AdminCompany: { fields: { verifications: { merge: false } } },
  Application: {
    fields: {
      notes: { merge: false },
      tags: { merge: false },
      ratings: { merge: false },
      interviews: { merge: false },
      offers: { merge: false },
      messages: thread(),
    },
  },
  ApplicationSummary: { merge: true },
  ApplicationRating: { merge: true },
  ApplicantMatch: { merge: true },
  Interview: { fields: { times: { merge: false } } },
  InterviewFeedback: { merge: true },
  PendingChange: { fields: { fields: { merge: false } } },
  Site: { keyFields: [] },
  // Parts of the account without an id: merge, so that one page's fields do not displace another's.
  SeekerProfile: { merge: true },
  ProfileCompletion: { merge: true },
  Dashboard: { merge: true },
  TwoFactor: { merge: true },
  VerifiedEmployer: { merge: true },
  Analytics: { merge: true },
  Admin: {
    keyFields: [],
    fields: connections(
      'users',
      'companies',
      'jobs',
      'activityLogs',
      'bulkUploads',
      'messageReports',
    ),
  },
};

type ToReference = (object: { __typename: string; id: string }) => unknown;

/** Finds by its id an object that the cache already has: a job's page begins with what its card has loaded. */
function known(type: string, args: Record<string, unknown> | null, toReference: ToReference) {
  return typeof args?.id === 'string' ? toReference({ __typename: type, id: args.id }) : undefined;
}
