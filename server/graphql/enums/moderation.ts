import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { ChangeDecision } from '#schema/options/moderationMoves.ts';
import type { AdminAction } from '#schema/options/statuses.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const JobModerationEnum = graphqlEnum<AdminAction>(
  'JobModeration',
  'An administrator action on several jobs.',
  {
    approve: 'Approve the jobs.',
    reject: 'Reject the jobs.',
    suspend: 'Suspend the jobs.',
  },
);

export const RiskSignEnum = graphqlEnum<RiskSign>(
  'RiskSign',
  'A sign that a job may be fraudulent.',
  {
    fee: 'It asks applicants for money, or was reported for doing so.',
    contact:
      'Its text leads applicants away from the site: a phone number, an address, a messenger.',
    pay: 'Its pay is unusual.',
    duplicate: 'Another job is nearly the same.',
    company:
      'Its company is not approved, has had jobs taken down, or has neither a website nor an email.',
  },
);

export const ChangeDecisionEnum = graphqlEnum<ChangeDecision>(
  'ChangeDecision',
  'The decision on a pending change.',
  {
    approve: 'Publish the change.',
    reject: 'Drop the change and keep the approved version.',
  },
);
