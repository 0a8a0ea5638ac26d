import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { BulkError, BulkUpload } from './bulkUpload.type.ts';

@Requires('admin')
@ObjectType({ description: 'A job upload as it is now.' })
export class BulkUploadPayload {
  @Field(() => BulkUpload, { description: 'The upload.' })
  upload!: BulkUpload;
}

@Requires('admin')
@ObjectType({ description: 'What is to be said of rows before they are uploaded.' })
export class BulkValidation {
  @Field(() => Boolean, { description: 'Whether every row may become a job.' })
  valid!: boolean;

  @Field(() => Int, { description: 'How many rows there are.' })
  total!: number;

  @Field(() => Int, { description: 'How many of them may become jobs.' })
  validRows!: number;

  @Field(() => [BulkError], { description: 'Everything that is wrong, row by row.' })
  errors!: BulkError[];
}

@Requires('admin')
@ObjectType({ description: 'What has become of rows that were uploaded.' })
export class BulkResult {
  @Field(() => ID, { description: 'The id of the upload.' })
  id!: string;

  @Field(() => Int, { description: 'How many jobs were made.' })
  successful!: number;

  @Field(() => Int, { description: 'How many rows were refused.' })
  failed!: number;

  @Field(() => [BulkError], { description: 'Everything that was wrong, row by row.' })
  errors!: BulkError[];
}
