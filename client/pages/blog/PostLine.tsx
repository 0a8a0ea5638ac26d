import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { PostFacts } from '#client/components/posts/PostFacts.tsx';
import { PostPicture } from '#client/components/posts/PostPicture.tsx';
import { useForeignText } from '#client/components/posts/useForeignText.ts';
import { Link } from '#client/lib/routing.ts';

export const PostLine_post = graphql(`
  fragment PostLine_post on Post {
    slug
    locale
    title
    category
    ...PostFacts_post
  }
`);

/** An article in a narrow list: a small picture, its title and its facts. */
export function PostLine(props: { post: FragmentType<typeof PostLine_post> }) {
  const post = readFragment(PostLine_post, props.post);
  const foreign = useForeignText(post.locale);
  return (
    <div className="relative flex gap-3 rounded-control py-2 has-[a:focus-visible]:ring-here">
      <PostPicture
        category={post.category}
        slug={post.slug}
        className="h-14 w-20 shrink-0 rounded-tag"
      />
      <div className="min-w-0">
        <Link
          to={`/blog/${post.slug}`}
          lang={foreign}
          className="line-clamp-2 leading-snug font-semibold after:absolute after:inset-0 hover:underline focus-visible:shadow-none focus-visible:outline-none"
        >
          {post.title}
        </Link>
        <PostFacts post={post} className="mt-0.5 text-xs" />
      </div>
    </div>
  );
}
