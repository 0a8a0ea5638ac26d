import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { BACKUP_FREQUENCIES } from '#schema/options/settings.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { Requires } from '#server/graphql/requires.ts';
import type { AskedBy, BackupStatus } from './backup.rules.ts';

export const BackupStatusEnum = graphqlEnum<BackupStatus>(
  'BackupStatus',
  'What has become of a backup.',
  {
    waiting: 'It is about to begin.',
    running: 'It is being written.',
    complete: 'It is there, whole.',
    failed: 'There is none; the message says why.',
  },
);

export const BackupOccasionEnum = graphqlEnum<AskedBy>(
  'BackupOccasion',
  'Who asked for a backup.',
  {
    schedule: 'The settings.',
    administrator: 'An administrator.',
    command: 'Whoever typed npm run backup.',
  },
);

@Requires('admin')
@ObjectType({
  description: 'A copy of every row and every stored file, as they were at one moment.',
})
export class Backup {
  @Field(() => ID, { description: 'Tells it from the others.' })
  id!: string;

  @Field(() => DateTime, { description: 'The moment it shows.' })
  at!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was written, or had failed.' })
  finishedAt!: Date | null;

  @Field(() => BackupStatusEnum, { description: 'What has become of it.' })
  status!: BackupStatus;

  @Field(() => Boolean, { description: 'Whether it was written whole.' })
  ok!: boolean;

  @Field(() => BackupOccasionEnum, { description: 'Who asked for it.' })
  askedBy!: AskedBy;

  @Field(() => String, {
    nullable: true,
    description: 'The name of its file, in the folder backups of the data folder.',
  })
  fileName!: string | null;

  @Field(() => Float, { nullable: true, description: 'How many bytes the file has.' })
  size!: number | null;

  @Field(() => Float, { nullable: true, description: 'How many rows are in it.' })
  rows!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many stored files are in it.' })
  files!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why there is none, or what it lacks; null where there is nothing to say.',
  })
  message!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when it is kept, by the settings of now; the newest stays longer.',
  })
  keptUntil!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its days were over and it was removed.',
  })
  removedAt!: Date | null;
}

@Requires('admin')
@ObjectType({ description: 'The backups of the site.' })
export class Backups {
  @Field(() => Backup, { nullable: true, description: 'The last one that has ended, well or not.' })
  last!: Backup | null;

  @Field(() => Boolean, { description: 'Whether one is being made, or is about to be.' })
  running!: boolean;

  @Field(() => DateTime, { description: 'When the next one is due, by the settings of now.' })
  nextDueAt!: Date;

  @Field(() => String, { description: `How often: ${BACKUP_FREQUENCIES.join(', ')}.` })
  frequency!: string;

  @Field(() => Int, { description: 'For how many days they are kept.' })
  retentionPeriod!: number;

  @Field(() => [Backup], { description: 'The newest 20, the newest first.' })
  list!: Backup[];
}

@Requires('admin')
@ObjectType({ description: 'The backups, now that one was asked for.' })
export class BackUpNowPayload {
  @Field(() => Backups, { description: 'The backups.' })
  backups!: Backups;
}
