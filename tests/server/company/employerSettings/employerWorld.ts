import type { EmployerNotificationFlag } from '#schema/options/notifications.ts';
import type { EmployerPrivacy } from '#schema/options/settings.ts';
import type { TaskName } from '#server/tasks/task.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';

export interface Settings {
  firstName: string;
  lastName: string;
  phone: string | null;
  companyName: string | null;
  notifications: Record<EmployerNotificationFlag, boolean>;
  privacy: EmployerPrivacy;
}

/** GraphQL and REST: both take and return the same values. */
export interface EmployerApi {
  read(who: Caller): Promise<Settings>;
  profile(who: Caller, input: object): Promise<Settings>;
  notifications(who: Caller, input: object): Promise<Settings>;
  privacy(who: Caller, input: object): Promise<Settings>;
}

const FIELDS = `firstName lastName phone companyName
  notifications { emailNotifications applicationAlerts jobExpiryAlerts weeklyReports marketingEmails }
  privacy { profileVisibility showContactInfo allowDirectContact }`;

/** GraphQL options are in capitals. */
function plain({ privacy, ...rest }: Settings): Settings {
  const profileVisibility = privacy.profileVisibility.toLowerCase() as 'public';
  return { ...rest, privacy: { ...privacy, profileVisibility } };
}

async function change(who: Caller, part: string, input: object): Promise<Settings> {
  const name = `updateEmployer${part}`;
  const data = await who.graphql<Record<string, { settings: Settings }>>(
    `mutation($input: UpdateEmployer${part}Input!) { ${name}(input: $input) { settings { ${FIELDS} } } }`,
    { input },
  );
  return plain(data[name]!.settings);
}

export const graphqlApi: EmployerApi = {
  read: async (who) => {
    const { viewer } = await who.graphql<{ viewer: { employerSettings: Settings } }>(
      `{ viewer { employerSettings { ${FIELDS} } } }`,
    );
    return plain(viewer.employerSettings);
  },
  profile: (who, input) => change(who, 'Profile', input),
  notifications: (who, input) => change(who, 'Notifications', input),
  privacy: (who, input) => change(who, 'Privacy', capitals(input)),
};

function capitals(input: object): object {
  const { profileVisibility, ...rest } = input as Partial<EmployerPrivacy>;
  return {
    ...rest,
    ...(profileVisibility && { profileVisibility: profileVisibility.toUpperCase() }),
  };
}

async function call(who: Caller, method: string, path: string, body?: object): Promise<Settings> {
  const answer = await who.rest<Settings>(method, `/api/employers/${path}`, body);
  if (answer.status !== 200) throw Object.assign(new Error(), { body: answer.body });
  return answer.body;
}

export const restApi: EmployerApi = {
  read: (who) => call(who, 'GET', 'settings'),
  profile: (who, input) => call(who, 'PATCH', 'profile', input),
  notifications: (who, input) => call(who, 'PATCH', 'notifications', input),
  privacy: (who, input) => call(who, 'PATCH', 'privacy', input),
};

/** Runs the task as the task runner does on schedule. */
export async function runTask(
  app: App,
  name: Extract<TaskName, 'notify-expiring-jobs' | 'send-weekly-reports' | 'send-news'>,
): Promise<void> {
  const { tasks, database } = app.services;
  await database.fork().transactional((em) => tasks.enqueue(em, name, {}));
  await app.runTasks();
}

export const bellOf = async (who: Caller): Promise<{ kind: string; title: string }[]> => {
  const { viewer } = await who.graphql<{
    viewer: { notifications: { nodes: { kind: string; title: string }[] } };
  }>('{ viewer { notifications(first: 100) { nodes { kind title } } } }');
  return viewer.notifications.nodes;
};

/** Moves the clock, and keeps everyone logged in. */
export async function goTo(app: App, time: Date | string): Promise<void> {
  app.clock.moveTo(time);
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000);
  await app.sql('update sessions set expires_at = greatest(expires_at, ?)', [expiresAt]);
}
