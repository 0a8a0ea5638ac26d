import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { addJob } from '#tests/support/rows.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';

export interface Message {
  id: string;
  side: 'COMPANY' | 'APPLICANT';
  authorName: string | null;
  isMine: boolean;
  body: string;
  asksForMoney: boolean;
  isRemoved: boolean;
  sentAt: string;
  files: { id: string; name: string; url: string }[];
}

export interface Conversation {
  id: string;
  state: 'OPEN' | 'WAITING' | 'BLOCKED' | 'CLOSED';
  isUnread: boolean;
  isBlocked: boolean;
  readByOtherAt: string | null;
  application: { messages: { totalCount: number; nodes: Message[] } };
}

const MESSAGE =
  'id side authorName isMine body asksForMoney isRemoved sentAt files { id name url }';
const CONVERSATION = `id state isUnread isBlocked readByOtherAt
  application { messages { totalCount nodes { ${MESSAGE} } } }`;

export async function send(
  who: Caller,
  applicationId: string,
  body: string,
  fileIds: string[] = [],
): Promise<Message> {
  const { sendConversationMessage } = await who.graphql<{
    sendConversationMessage: { message: Message };
  }>(
    `mutation($input: SendConversationMessageInput!) {
      sendConversationMessage(input: $input) { message { ${MESSAGE} } } }`,
    { input: { applicationId, body, fileIds } },
  );
  return sendConversationMessage.message;
}

export async function seenBy(who: Caller, id: string): Promise<Conversation | null> {
  const query = `query($id: ID!) { conversation(id: $id) { ${CONVERSATION} } }`;
  return (await who.graphql<{ conversation: Conversation | null }>(query, { id })).conversation;
}

/** The texts, oldest first. */
export async function textsOf(who: Caller, id: string): Promise<string[]> {
  const conversation = await seenBy(who, id);
  return conversation!.application.messages.nodes.map(({ body }) => body).toReversed();
}

export async function markRead(who: Caller, applicationId: string, until: string): Promise<void> {
  await who.graphql(
    `mutation($input: MarkConversationReadInput!) {
      markConversationRead(input: $input) { conversation { id } } }`,
    { input: { applicationId, until } },
  );
}

export async function unreadOf(who: Caller): Promise<number> {
  const { viewer } = await who.graphql<{ viewer: { unreadConversations: number } }>(
    '{ viewer { unreadConversations } }',
  );
  return viewer.unreadConversations;
}

export async function change(who: Caller, field: string, applicationId: string) {
  const data = await who.graphql<Record<string, { conversation: Conversation }>>(
    `mutation($id: ID!) { ${field}(input: { applicationId: $id }) { conversation { ${CONVERSATION} } } }`,
    { id: applicationId },
  );
  return data[field]!.conversation;
}

export interface Batch {
  batchId: string | null;
  count: number;
  skipped: number;
  skippedApplications: {
    id: string;
    message: string;
    rule: string | null;
    application: object | null;
  }[];
}

export async function sendMany(who: Caller, ids: string[], body: string): Promise<Batch> {
  const { sendConversationMessages } = await who.graphql<{ sendConversationMessages: Batch }>(
    `mutation($input: SendConversationMessagesInput!) {
      sendConversationMessages(input: $input) {
        batchId count skipped skippedApplications { id message rule application { name } } } }`,
    { input: { ids, body } },
  );
  return sendConversationMessages;
}

export interface World {
  app: App;
  employer: Employer;
  seeker: Person;
  /** The id of the application. */
  id: string;
}

/** An employer and a seeker who has applied. */
export async function conversationWorld(app: Promise<App> | App): Promise<World> {
  const world = await scenario(app)
    .employer({ firstName: 'Meera', lastName: 'Iyer', company: { name: 'Lotus Works' } })
    .seeker({ firstName: 'Asha', lastName: 'Rao' });
  const job = await addJob(world.app, world.employer.company!.id, { title: 'Staff Nurse' });
  const { id } = await apply(world.seeker, job);
  return { ...world, id };
}

/** The emails about messages, newest first. */
export async function messageMailsTo(app: App, { email }: Pick<Person, 'email'>) {
  return (await app.mails(email)).filter(({ text }) => text.includes('Open the conversation'));
}

/** Noon in India, when no email has to wait for the morning. */
export function noonTomorrow(): Date {
  const day = new Date(Date.now() + 86_400_000);
  return new Date(day.setUTCHours(6, 30, 0, 0));
}
