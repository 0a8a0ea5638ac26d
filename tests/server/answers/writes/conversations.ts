import { mutateOrFail, type Writes } from '../mutations.ts';
import type { Market } from '../market.ts';

const MESSAGE = 'Can you come on Monday?';

/** A message from the company to the applicant of `pending`. */
async function sent(market: Market): Promise<string> {
  const { message } = await mutateOrFail<{ message: { id: string } }>(
    market,
    'employer',
    'sendConversationMessage',
    { applicationId: market.ids.pending, body: MESSAGE, fileIds: [] },
  );
  return message.id;
}

const report = async (market: Market) => {
  const id = await sent(market);
  await mutateOrFail(market, 'applicant', 'reportMessage', {
    id,
    reason: 'FEE',
    detail: 'Wants money',
  });
  return market.one(`select id from message_reports where detail = 'Wants money' order by id desc`);
};

const many = async (market: Market) => {
  const { batchId } = await mutateOrFail<{ batchId: string }>(
    market,
    'employer',
    'sendConversationMessages',
    { ids: [market.ids.pending, market.ids.reviewed], body: 'We answer next week.' },
  );
  return batchId;
};

const template = async (market: Market) => {
  await mutateOrFail(market, 'employer', 'saveMessageTemplate', {
    name: 'Invite',
    body: 'Dear {name}',
  });
  return market.one(`select id from message_templates where name = 'Invite' order by id desc`);
};

const applicationId = ({ ids }: Market) => ({ applicationId: ids.pending });

export const conversations: Writes = {
  sendConversationMessage: {
    as: 'employer',
    input: ({ ids }) => ({ applicationId: ids.pending, body: MESSAGE, fileIds: [] }),
  },
  'sendConversationMessage: an answer that asks for money': {
    as: 'applicant',
    before: sent,
    input: ({ ids }) => ({
      applicationId: ids.pending,
      body: 'Please send Rs 500 by UPI as a registration fee.',
      fileIds: [],
    }),
  },
  sendConversationMessages: {
    as: 'employer',
    input: ({ ids }) => ({ ids: [ids.pending, ids.reviewed], body: 'We answer next week.' }),
  },
  sendMatchingMessages: {
    as: 'employer',
    input: ({ ids, now }) => ({
      jobId: ids.support,
      statuses: ['PENDING', 'REVIEWED'],
      until: now.toISOString(),
      body: 'We answer next week.',
    }),
  },
  undoConversationMessages: {
    as: 'employer',
    before: many,
    input: (_, batchId: string) => ({ batchId }),
  },
  markConversationRead: {
    as: 'applicant',
    before: sent,
    input: ({ ids, now }) => ({ applicationId: ids.pending, until: now.toISOString() }),
  },
  saveMessageTemplate: {
    as: 'employer',
    input: () => ({ name: 'Invite', body: 'Dear {name}, please call us.' }),
  },
  'saveMessageTemplate: a known one': {
    as: 'employer',
    before: template,
    input: (_, id: string) => ({ id, name: 'Invitation', body: 'Hello {name}' }),
  },
  deleteMessageTemplate: { as: 'employer', before: template, input: (_, id: string) => ({ id }) },
  reportMessage: {
    as: 'applicant',
    before: sent,
    input: (_, id: string) => ({ id, reason: 'FAKE', detail: 'Not a real company' }),
  },
  resolveMessageReports: { as: 'admin', before: report, input: (_, id: string) => ({ id }) },
  blockConversation: { as: 'employer', before: sent, input: applicationId },
  'blockConversation: by the applicant': { as: 'applicant', before: sent, input: applicationId },
  unblockConversation: {
    as: 'employer',
    before: async (market) => {
      await sent(market);
      await mutateOrFail(market, 'employer', 'blockConversation', applicationId(market));
    },
    input: applicationId,
  },
};
