import { registerEnumType } from 'type-graphql';
import type {
  AttemptFailure,
  DeliveryOutcome,
  WebhookDisabledReason,
  WebhookEvent,
} from '#schema/options/webhooks.ts';
import { graphqlEnum } from './graphqlEnum.ts';

const EVENTS: Readonly<Record<WebhookEvent, string>> = {
  'job.created': 'A job was posted: by hand, from a file or by a partner.',
  'job.updated': 'What a job says was changed, or what the administrators have decided about it.',
  'job.approved': 'A job was approved, or needed no approval when it was posted.',
  'job.rejected': 'A job was rejected.',
  'job.closed': 'A job was closed.',
  'job.reopened': 'A job is open again: reopened, renewed after its deadline, or brought back.',
  'job.expired': "A job's deadline has passed.",
  'job.deleted': 'A job was deleted.',
  'application.created': 'Somebody has applied.',
  'application.status_changed':
    'An application has another status; told once the decision can no longer be taken back.',
  'application.withdrawn': 'Whoever applied has deleted their account; the resume is gone.',
};

/** The names that are sent have dots, which GraphQL has not: JOB_CREATED stands for `job.created`. */
const events = Object.entries(EVENTS).map(
  ([event, description]) =>
    [event.replace('.', '_').toUpperCase(), event, { description }] as const,
);

export const WebhookEventEnum = Object.fromEntries(events.map(([name, event]) => [name, event]));

registerEnumType(WebhookEventEnum, {
  name: 'WebhookEvent',
  description: 'What a webhook may be told.',
  valuesConfig: Object.fromEntries(events.map(([name, , config]) => [name, config])),
});

export const WebhookDisabledReasonEnum = graphqlEnum<WebhookDisabledReason>(
  'WebhookDisabledReason',
  'Why nothing is sent to a webhook.',
  {
    switched_off: 'Somebody has switched it off.',
    gone: 'Its address has answered 410 Gone.',
    failing: 'Nothing has arrived for five days.',
  },
);

export const DeliveryOutcomeEnum = graphqlEnum<DeliveryOutcome>(
  'WebhookDeliveryOutcome',
  'How far a delivery has come.',
  {
    waiting: 'It has not arrived yet, and is tried again.',
    delivered: 'It has arrived.',
    failed: 'It was given up; it can be replayed.',
  },
);

export const WebhookFailureEnum = graphqlEnum<AttemptFailure>(
  'WebhookFailure',
  'What can go wrong with an attempt.',
  {
    address: 'The name leads to an address that is not on the public internet.',
    unknown_host: 'Nobody knows the name.',
    connection: 'No connection, or one that broke.',
    certificate: 'The certificate cannot be trusted.',
    timeout: 'No whole answer within 15 seconds.',
    redirect: 'It was sent elsewhere (3xx), which is never followed.',
    status: 'The answer was no success.',
    not_allowed: 'Whoever answers for the webhook may no longer see these things.',
    secret: 'The secret cannot be read any more: make a new one.',
  },
);
