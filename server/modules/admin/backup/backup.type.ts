import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { BACKUP_FREQUENCIES } from '#schema/options/settings.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import type { AskedBy, BackupStatus } from './backup.rules.ts';

export const BackupStatusEnum = graphqlEnum<BackupStatus>(
  'BackupStatus',
  'The status of a backup.',
  {
    waiting: 'About to start.',
    running: 'Being written.',
    complete: 'Finished successfully.',
    failed: 'Failed; the message says why.',
  },
);

export const BackupOccasionEnum = graphqlEnum<AskedBy>(
  'BackupOccasion',
  'Who requested a backup.',
  {
    schedule: 'The schedule in the settings.',
    administrator: 'An administrator.',
    command: 'An operator, with npm run backup.',
  },
);

@Requires('admin')
@ObjectType({
  description: 'A copy of every row and every stored file as of one moment.',
})
export class Backup {
  @Field(() => ID, { description: 'The id of the backup.' })
  id!: string;

  @Field(() => DateTime, { description: 'The moment it shows.' })
  at!: Date;

  @Field(() => DateTime, optional('When it finished or failed.'))
  finishedAt!: Date | null;

  @Field(() => BackupStatusEnum, { description: 'The status.' })
  status!: BackupStatus;

  @Field(() => Boolean, { description: 'Whether it completed successfully.' })
  ok!: boolean;

  @Field(() => BackupOccasionEnum, { description: 'Who requested it.' })
  askedBy!: AskedBy;

  @Field(() => String, optional('The file name, in `backups` of the data folder or of the bucket.'))
  fileName!: string | null;

  @Field(() => Float, optional('The file size in bytes.'))
  size!: number | null;

  @Field(() => Float, optional('The number of rows.'))
  rows!: number | null;

  @Field(() => Int, optional('The number of stored files.'))
  files!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it failed or what is missing from it; null if it is complete.',
  })
  message!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it will be removed, according to the current settings. The newest one is kept longer.',
  })
  keptUntil!: Date | null;

  @Field(() => DateTime, optional('When it was removed after its retention period.'))
  removedAt!: Date | null;
}

@Requires('admin')
@ObjectType({ description: 'The backups of the site.' })
export class Backups {
  @Field(() => Backup, optional('The last finished backup, whether it succeeded or failed.'))
  last!: Backup | null;

  @Field(() => Boolean, { description: 'Whether a backup is running or about to start.' })
  running!: boolean;

  @Field(() => DateTime, {
    description: 'When the next backup is due, according to the current settings.',
  })
  nextDueAt!: Date;

  @Field(() => String, { description: `The frequency: ${BACKUP_FREQUENCIES.join(', ')}.` })
  frequency!: string;

  @Field(() => Int, { description: 'The retention period in days.' })
  retentionPeriod!: number;

  @Field(() => [Backup], { description: 'The 20 newest backups, the newest first.' })
  list!: Backup[];
}

@Requires('admin')
@ObjectType({ description: 'The backups, including the requested one.' })
export class BackUpNowPayload {
  @Field(() => Backups, { description: 'The backups.' })
  backups!: Backups;
}
