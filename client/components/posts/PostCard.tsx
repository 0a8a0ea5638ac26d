import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { BLOG_TAGS_SHOWN } from '#schema/options/limits.ts';
import { PostFacts } from './PostFacts.tsx';
import { PostPicture } from './PostPicture.tsx';
import { useForeignText } from './useForeignText.ts';

export const PostCard_post = graphql(`
  fragment PostCard_post on Post {
    slug
    locale
    title
    excerpt
    author
    category
    tags
    image
    ...PostFacts_post
  }
`);

interface PostCardProps {
  post: FragmentType<typeof PostCard_post>;
  /** row: picture and text side by side where there is room. */
  shape?: 'tile' | 'row';
  /** teaser: without tags and author. */
  amount?: 'full' | 'teaser';
}

/** An article at a glance. The whole card is a link. */
export function PostCard({ shape = 'tile', amount = 'full', ...props }: PostCardProps) {
  const post = readFragment(PostCard_post, props.post);
  const t = useTranslations('postFacts');
  const foreign = useForeignText(post.locale);
  const look = shape === 'row' ? 'h-36 w-full sm:h-auto sm:w-56 sm:shrink-0' : 'h-36 w-full';
  return (
    <Card
      as="article"
      lifts
      padding="none"
      className={joinClasses(
        'relative flex h-full flex-col overflow-hidden has-[a:focus-visible]:ring-here',
        shape === 'row' && 'sm:flex-row',
      )}
    >
      {post.image ? (
        <img src={post.image} alt="" loading="lazy" className={`${look} object-cover`} />
      ) : (
        <PostPicture
          category={post.category}
          slug={post.slug}
          whole={shape === 'row'}
          className={look}
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-4 md:p-5">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone="info">{t(`category.${post.category}`)}</Tag>
          {foreign && <Tag>{t(`language.${post.locale}`)}</Tag>}
        </p>
        <h3 lang={foreign} className="text-[1.125rem] leading-snug">
          <Link
            to={`/blog/${post.slug}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:outline-none"
          >
            {post.title}
          </Link>
        </h3>
        <p lang={foreign} className="line-clamp-3 text-soft">
          {post.excerpt}
        </p>
        {amount === 'full' && post.tags.length > 0 && (
          <ul lang="en" aria-label={t('tags')} className="flex flex-wrap gap-1.5">
            {post.tags.slice(0, BLOG_TAGS_SHOWN).map((tag) => (
              <li key={tag} className="flex">
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto grid gap-1 pt-2">
          {amount === 'full' && (
            <p className="text-sm">
              {t.rich('author', {
                name: post.author,
                latin: (words) => <span lang="en">{words}</span>,
              })}
            </p>
          )}
          <PostFacts post={post} />
          {/* Visible but not another tab stop: the whole card is already this link. */}
          <span aria-hidden="true" className="mt-1 font-semibold text-ink">
            {t('readMore')}
          </span>
        </div>
      </div>
    </Card>
  );
}
