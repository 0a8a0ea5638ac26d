import { GraphQLScalarType } from 'graphql';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ADMIN_PAGE_SIZE } from '#schema/options/limits.ts';
import { bulkUploadSchema } from '#schema/validation/bulkRow.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { Validated } from '#server/graphql/validated.ts';
import type { RowData } from './sheet/sheet.ts';

/**
 * Only checks that the row is an object. Its cells are validated one by one, so that each row gets its own errors.
 */
const BulkRow = new GraphQLScalarType({
  name: 'BulkRow',
  description:
    'One row of a job upload: an object with the documented names (title, company_name, location, type, salary, category, description, requirements, benefits, experience_level, education_level, is_featured, is_urgent).',
  serialize: (value) => value,
  parseValue: (value) => value,
});

@InputType({ description: 'The uploaded file to read.' })
export class PrepareBulkUploadInput {
  @Field(() => ID, { description: 'The fileId returned by POST /api/upload/bulk-jobs.' })
  fileId!: string;
}

@InputType({ description: 'The upload to start.' })
export class StartBulkUploadInput {
  @Field(() => ID, { description: 'The id of the upload.' })
  id!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Skip rows with errors. Without this, every row must be valid.',
  })
  skipFaulty!: boolean;
}

@InputType({ description: 'The upload to undo.' })
export class UndoBulkUploadInput {
  @Field(() => ID, { description: 'The id of the upload.' })
  id!: string;
}

@Validated(bulkUploadSchema)
@InputType({ description: 'Jobs sent by a program instead of a file.' })
export class BulkRowsInput {
  @Field(() => [BulkRow], {
    description:
      'The rows, 1 to 10,000. Errors call the first one row 2, as in a file with a header.',
  })
  data!: RowData[];

  @Field(() => String, { defaultValue: 'jobs', description: 'The kind of rows: always jobs.' })
  type!: string;
}

@ArgsType()
export class BulkUploadsArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'The page size, 1 to 100.' })
  declare first: number;
}
