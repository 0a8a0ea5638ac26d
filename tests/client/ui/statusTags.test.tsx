import { createElement, type ComponentProps, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { beforeAll, expect, test } from 'vitest';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { InterviewStatusTag } from '#client/components/interviews/InterviewStatusTag.tsx';
import { OfferTag } from '#client/components/offers/OfferTag.tsx';
import { loadWords, wordsOf } from '#client/lib/words.ts';
import { AlertStateTag } from '#client/pages/admin/analytics/alerts/AlertStateTag.tsx';
import { BackupTag } from '#client/pages/admin/backups/BackupTag.tsx';
import { StatusTag } from '#client/pages/admin/lists/StatusTag.tsx';
import { RecountTag } from '#client/pages/admin/recounts/RecountTag.tsx';
import { UserStatus } from '#client/pages/admin/users/UserStatus.tsx';
import { WebhookState } from '#client/pages/integrations/webhooks/WebhookState.tsx';
import { JobBadgeTag } from '#client/pages/manageJobs/list/JobBadgeTag.tsx';

const AREAS = [
  'admin',
  'adminUsers',
  'applications',
  'backups',
  'figureAlerts',
  'interviews',
  'manageJobs',
  'recounts',
  'webhooks',
] as const;
beforeAll(() => loadWords('en', AREAS));

const offer = (status: ComponentProps<typeof OfferTag>['status'], word: string) => (
  <OfferTag status={status}>{word}</OfferTag>
);
const job = (standing: string, more = {}) => (
  <JobBadgeTag job={{ standing: standing as 'LIVE', isFeatured: false, isHot: false, ...more }} />
);
const user = (displayStatus: string) => (
  <UserStatus user={{ id: '1', displayStatus, suspendedUntil: null } as never} />
);
const webhook = (disabledReason: string | null, failingSince: string | null = null) => (
  <WebhookState webhook={{ disabledReason: disabledReason as 'GONE', failingSince }} />
);

/** Each state has one colour everywhere (client/ui/Tag.tsx). */
const TAGS: Readonly<Record<string, ReactElement[]>> = {
  'Pending amber': [
    createElement(ApplicationStatusTag, { status: 'PENDING' }),
    createElement(StatusTag, { status: 'PENDING' }),
    job('PENDING'),
  ],
  'Reviewed ink': [createElement(ApplicationStatusTag, { status: 'REVIEWED' })],
  'Shortlisted teal': [createElement(ApplicationStatusTag, { status: 'SHORTLISTED' })],
  'Rejected red': [
    createElement(ApplicationStatusTag, { status: 'REJECTED' }),
    createElement(StatusTag, { status: 'REJECTED' }),
    job('REJECTED'),
  ],
  'Hired green': [createElement(ApplicationStatusTag, { status: 'HIRED' })],
  'Withdrawn soft': [
    createElement(ApplicationStatusTag, { status: 'HIRED', isWithdrawn: true }),
    offer('WITHDRAWN', 'Withdrawn'),
  ],
  'Times offered amber': [createElement(InterviewStatusTag, { status: 'PROPOSED' })],
  'Times declined amber': [
    createElement(InterviewStatusTag, { status: 'CANCELLED', isDeclined: true }),
  ],
  'Booked teal': [createElement(InterviewStatusTag, { status: 'BOOKED' })],
  'Held green': [createElement(InterviewStatusTag, { status: 'HELD' })],
  'Did not attend red': [createElement(InterviewStatusTag, { status: 'MISSED' })],
  'Cancelled soft': [createElement(InterviewStatusTag, { status: 'CANCELLED' })],
  'Sent amber': [offer('SENT', 'Sent')],
  'Accepted green': [offer('ACCEPTED', 'Accepted')],
  'Declined red': [offer('DECLINED', 'Declined')],
  'Expired soft': [offer('EXPIRED', 'Expired'), job('EXPIRED')],
  'Approved green': [createElement(StatusTag, { status: 'APPROVED' })],
  'Suspended red': [createElement(StatusTag, { status: 'SUSPENDED' }), job('SUSPENDED')],
  'Featured genda-text': [job('LIVE', { isFeatured: true, isHot: true })],
  'Hot genda-text': [job('LIVE', { isHot: true })],
  'Active green': [job('LIVE'), user('ACTIVE'), webhook(null)],
  'Closed soft': [job('CLOSED', { isFeatured: true })],
  'Unverified amber': [user('UNVERIFIED')],
  'Inactive soft': [user('INACTIVE')],
  'Starting soon ink': [
    createElement(BackupTag, { status: 'WAITING' }),
    createElement(RecountTag, { status: 'WAITING' }),
  ],
  'In progress ink': [
    createElement(BackupTag, { status: 'RUNNING' }),
    createElement(RecountTag, { status: 'RUNNING' }),
  ],
  'Complete green': [
    createElement(BackupTag, { status: 'COMPLETE' }),
    createElement(RecountTag, { status: 'COMPLETE' }),
  ],
  'Failed red': [createElement(BackupTag, { status: 'FAILED' })],
  'Interrupted red': [createElement(RecountTag, { status: 'FAILED' })],
  'First check soon ink': [createElement(AlertStateTag, { state: 'WAITING' })],
  'Normal green': [createElement(AlertStateTag, { state: 'NORMAL' })],
  'Notified you amber': [createElement(AlertStateTag, { state: 'CROSSED' })],
  'Not enough data soft': [createElement(AlertStateTag, { state: 'UNKNOWN' })],
  'Cannot be checked red': [createElement(AlertStateTag, { state: 'PROBLEM' })],
  'Paused soft': [createElement(AlertStateTag, { state: 'PAUSED' })],
  'Failing amber': [webhook(null, '2026-11-20T10:00:00Z')],
  'Off soft': [webhook('SWITCHED_OFF', '2026-11-20T10:00:00Z')],
  'Off: 410 Gone red': [webhook('GONE')],
  'Off: no response red': [webhook('FAILING')],
};

test('each state has its own word, colour and sign, in every place the same', () => {
  const seen = Object.entries(TAGS).map(([said, tags]) => {
    const looks = tags.map((tag) => {
      const markup = renderToStaticMarkup(
        <IntlProvider locale="en-IN" messages={wordsOf('en', AREAS)} timeZone="UTC">
          {tag}
        </IntlProvider>,
      );
      const [, colour] = /class="[^"]*\btext-((?!xs)[\w-]+)/.exec(markup) ?? [];
      expect(markup, said).toContain('<svg');
      return `${markup.replaceAll(/<[^>]*>/g, '')} ${colour}`;
    });
    return [...new Set(looks)].join();
  });
  expect(seen).toEqual(Object.keys(TAGS));
});
