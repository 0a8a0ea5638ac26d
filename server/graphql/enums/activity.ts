import type { ActorKind, Tampering } from '#schema/options/activity.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const ActorKindEnum = graphqlEnum<ActorKind>(
  'ActorKind',
  'The kind of actor behind an activity.',
  {
    user: 'A user with an account.',
    key: 'A program with an API key.',
    system: 'The site itself, or its operator on the command line.',
  },
);

export const TamperingEnum = graphqlEnum<Tampering>(
  'Tampering',
  'What is wrong with an entry of the activity log.',
  {
    changed: 'It was altered after it was written, or does not follow the entry before it.',
    missing: 'It was removed.',
    added: 'It was inserted without going through the log.',
  },
);
