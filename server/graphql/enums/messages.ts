import type {
  ConversationState,
  MessageReportReason,
  MessageSide,
} from '#schema/options/messages.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const MessageSideEnum = graphqlEnum<MessageSide>(
  'MessageSide',
  'The side of a conversation that a message comes from.',
  {
    company: 'Someone who works for the company.',
    applicant: 'The applicant.',
  },
);

export const ConversationStateEnum = graphqlEnum<ConversationState>(
  'ConversationState',
  'Whether the caller can write in a conversation.',
  {
    open: 'The caller can write.',
    waiting: 'The caller has written several messages and has to wait for an answer.',
    blocked: 'The caller has blocked the other side.',
    closed:
      'It is over: the application was withdrawn, the other side has left or does not want messages, the job or company is gone, or the role in the team allows only reading.',
  },
);

export const MessageReportReasonEnum = graphqlEnum<MessageReportReason>(
  'MessageReportReason',
  'Why a message was reported.',
  {
    fee: 'It asks for money.',
    fake: 'It is a fraud, or pretends to come from someone else.',
    offensive: 'It is offensive.',
    other: 'Another reason.',
  },
);
