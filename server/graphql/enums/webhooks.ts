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
  'job.updated': 'The content of a job changed, or the decision of the administrators about it.',
  'job.approved': 'A job was approved, or needed no approval when it was posted.',
  'job.rejected': 'A job was rejected.',
  'job.closed': 'A job was closed.',
  'job.reopened': 'A job is open again: reopened, renewed after its deadline, or restored.',
  'job.expired': "A job's deadline has passed.",
  'job.deleted': 'A job was deleted.',
  'application.created': 'A job seeker applied.',
  'application.status_changed':
    'The status of an application changed; sent once the change can no longer be undone.',
  'application.withdrawn': 'The applicant deleted their account; the resume is gone.',
  'interview.scheduled': 'An applicant booked an interview.',
  'interview.moved': 'An interview was moved to another time or place, or its link changed.',
  'interview.cancelled': 'An interview was cancelled, or its offered times were declined.',
  'offer.sent': 'An offer was sent to an applicant.',
  'offer.accepted': 'An applicant accepted an offer, which hired them.',
  'offer.declined': 'An applicant declined an offer.',
  'offer.withdrawn': 'An offer was withdrawn or replaced, or ended with the application.',
  'offer.expired': 'An offer was not answered in time.',
  'message.received': 'An applicant wrote a message.',
  'figure.crossed':
    'A figure crossed the limit of an alert; only for the webhooks of administrators.',
};

/** Event names are sent with dots, which GraphQL names cannot have: JOB_CREATED means `job.created`. */
const events = Object.entries(EVENTS).map(
  ([event, description]) =>
    [event.replace('.', '_').toUpperCase(), event, { description }] as const,
);

export const WebhookEventEnum = Object.fromEntries(events.map(([name, event]) => [name, event]));

registerEnumType(WebhookEventEnum, {
  name: 'WebhookEvent',
  description: 'An event that a webhook can receive.',
  valuesConfig: Object.fromEntries(events.map(([name, , config]) => [name, config])),
});

export const WebhookDisabledReasonEnum = graphqlEnum<WebhookDisabledReason>(
  'WebhookDisabledReason',
  'Why a webhook is disabled.',
  {
    switched_off: 'A user turned it off.',
    gone: 'Its address answered 410 Gone.',
    failing: 'Every delivery failed for five days.',
  },
);

export const DeliveryOutcomeEnum = graphqlEnum<DeliveryOutcome>(
  'WebhookDeliveryOutcome',
  'The status of a webhook delivery.',
  {
    waiting: 'Not delivered yet; it will be retried.',
    delivered: 'Delivered.',
    failed: 'No more retries; it can be replayed.',
  },
);

export const WebhookFailureEnum = graphqlEnum<AttemptFailure>(
  'WebhookFailure',
  'Why an attempt to deliver failed.',
  {
    address: 'The host resolves to an address that is not on the public internet.',
    unknown_host: 'The host name could not be resolved.',
    connection: 'The connection failed or broke.',
    certificate: 'The certificate cannot be trusted.',
    timeout: 'No complete response within 15 seconds.',
    redirect: 'The response was a redirect (3xx); redirects are never followed.',
    status: 'The response was not a success (2xx).',
    not_allowed: 'The owner of the webhook may no longer see this data.',
    secret: 'The secret can no longer be read; create a new one.',
  },
);
