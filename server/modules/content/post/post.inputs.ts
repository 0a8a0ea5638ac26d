import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { BlogCategory, BlogSort } from '#schema/options/blog.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { PostCategoryEnum, PostSortEnum } from '#server/graphql/enums/content.ts';

@ArgsType()
export class PostsArgs extends PageArgs {
  @Field(() => PostCategoryEnum, { nullable: true, description: 'Only this category.' })
  category?: BlogCategory | null;

  @Field(() => PostSortEnum, { defaultValue: 'latest', description: 'Which come first.' })
  sort!: BlogSort;

  @Field(() => String, {
    nullable: true,
    description:
      'Words that must all stand in the title, the text, the tags or the name of the author.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only what is filed under this tag.' })
  tag?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what the editors put first.' })
  featured?: boolean | null;
}

@InputType({ description: 'Which article was opened.' })
export class RecordPostViewInput {
  @Field(() => ID, { description: 'The id of the article.' })
  postId!: string;
}
