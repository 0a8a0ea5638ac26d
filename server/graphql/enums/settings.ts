import type { BackupFrequency } from '#schema/options/settings.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const BackupFrequencyEnum = graphqlEnum<BackupFrequency>(
  'BackupFrequency',
  'How often a backup is made.',
  {
    hourly: 'Every hour.',
    daily: 'Every day.',
    weekly: 'Every week.',
    monthly: 'Every month.',
  },
);
