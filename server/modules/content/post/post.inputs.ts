import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { BlogCategory, BlogSort } from '#schema/options/blog.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { PostCategoryEnum, PostSortEnum } from '#server/graphql/enums/content.ts';
import { optional } from '#server/graphql/optional.ts';

@ArgsType()
export class PostsArgs extends PageArgs {
  @Field(() => PostCategoryEnum, optional('Only articles in this category.'))
  category?: BlogCategory | null;

  @Field(() => PostSortEnum, { defaultValue: 'latest', description: 'The sort order.' })
  sort!: BlogSort;

  @Field(() => String, {
    nullable: true,
    description:
      'Only articles that contain all of these words in the title, text, tags or author name.',
  })
  search?: string | null;

  @Field(() => String, optional('Only articles with this tag.'))
  tag?: string | null;

  @Field(() => Boolean, optional('Only featured articles.'))
  featured?: boolean | null;
}

@InputType({ description: 'The article that was opened.' })
export class RecordPostViewInput {
  @Field(() => ID, { description: 'The id of the article.' })
  postId!: string;
}
