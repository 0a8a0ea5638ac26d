import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ADMIN_PAGE_SIZE } from '#schema/options/limits.ts';
import { bulkUploadSchema } from '#schema/validation/bulkRow.ts';
import { BulkRow } from '#server/graphql/bulkRow.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { Validated } from '#server/graphql/validated.ts';
import type { RowData } from './sheet/sheet.ts';

@InputType({ description: 'Which file is to be read.' })
export class PrepareBulkUploadInput {
  @Field(() => ID, { description: 'What POST /api/upload/bulk-jobs answered as fileId.' })
  fileId!: string;
}

@InputType({ description: 'Which upload is to become jobs.' })
export class StartBulkUploadInput {
  @Field(() => ID, { description: 'The id of the upload.' })
  id!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Leave out the rows that something is wrong with; without it there may be none.',
  })
  skipFaulty!: boolean;
}

@InputType({ description: 'Which upload is to be undone.' })
export class UndoBulkUploadInput {
  @Field(() => ID, { description: 'The id of the upload.' })
  id!: string;
}

@Validated(bulkUploadSchema)
@InputType({ description: 'Jobs as a program sends them.' })
export class BulkRowsInput {
  @Field(() => [BulkRow], { description: 'The rows, 1 to 10,000; the first is told of as row 2.' })
  data!: RowData[];

  @Field(() => String, { defaultValue: 'jobs', description: 'What they are: always jobs.' })
  type!: string;
}

@ArgsType()
export class BulkUploadsArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'How many, 1 to 100.' })
  declare first: number;
}
