import type { ActorKind, Tampering } from '#schema/options/activity.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const ActorKindEnum = graphqlEnum<ActorKind>('ActorKind', 'Who may have done something.', {
  user: 'Somebody with an account.',
  key: 'A program, with a key for the API.',
  system: 'The site itself, or whoever owns the machine.',
});

export const TamperingEnum = graphqlEnum<Tampering>(
  'Tampering',
  'What is wrong with an entry of the activity log.',
  {
    changed: 'It is not what was written, or does not follow the one before it.',
    missing: 'It is gone.',
    added: 'It was written behind the back of the log.',
  },
);
