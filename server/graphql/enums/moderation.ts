import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { ChangeDecision } from '#schema/options/moderationMoves.ts';
import type { AdminAction } from '#schema/options/statuses.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const JobModerationEnum = graphqlEnum<AdminAction>(
  'JobModeration',
  'What administrators do to several jobs.',
  {
    approve: 'Everybody may see them.',
    reject: 'Nobody may see them.',
    suspend: 'Nobody may see them for now.',
  },
);

export const RiskSignEnum = graphqlEnum<RiskSign>(
  'RiskSign',
  'What makes administrators look twice at a job.',
  {
    fee: 'It asks applicants for money, or somebody has reported that it does.',
    contact: 'Its text leads around the site: a number, an address, a messenger.',
    pay: 'Its pay is out of the ordinary.',
    duplicate: 'There is another job like it.',
    company:
      'Its company is not approved, has had jobs taken down, or names neither site nor e-mail.',
  },
);

export const ChangeDecisionEnum = graphqlEnum<ChangeDecision>(
  'ChangeDecision',
  'What administrators make of a change that waits.',
  {
    approve: 'It becomes public.',
    reject: 'It is dropped, and what was approved stays.',
  },
);
