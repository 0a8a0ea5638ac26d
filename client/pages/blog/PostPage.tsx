import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PostCard } from '#client/components/posts/PostCard.tsx';
import { PostFacts } from '#client/components/posts/PostFacts.tsx';
import { PostPicture } from '#client/components/posts/PostPicture.tsx';
import { useForeignText } from '#client/components/posts/useForeignText.ts';
import { graphql } from '#client/gql/gql.ts';
import type { PostPageQuery as PostPageData } from '#client/gql/graphql.ts';
import { notFound, type MetaArgs, type PageLoaderArgs } from '#client/lib/page.ts';
import { Link, useParams } from '#client/lib/routing.ts';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { Container } from '#client/ui/Container.tsx';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { articleMarkup } from './articleMarkup.ts';
import { recordPostView } from './recordPostView.ts';
import { ShareLinks } from './ShareLinks.tsx';

const PostPageQuery = graphql(`
  query PostPage($slug: String!) {
    site {
      name
    }
    post(slug: $slug) {
      id
      slug
      locale
      title
      excerpt
      author
      category
      tags
      image
      bodyHtml
      publishedAt
      ...PostFacts_post
      related {
        id
        ...PostCard_post
      }
    }
  }
`);

export async function loader({ client, params }: PageLoaderArgs) {
  const variables = { slug: params.slug ?? '' };
  const { data } = await client.query({ query: PostPageQuery, variables });
  if (!data?.post) throw notFound();
  const { slug, title, excerpt, image, author, publishedAt, locale } = data.post;
  return { slug, title, excerpt, image, author, publishedAt, locale, siteName: data.site.name };
}

export const meta = ({ data }: MetaArgs) => {
  const post = data as Awaited<ReturnType<typeof loader>>;
  return {
    title: post.title,
    description: post.excerpt,
    canonical: `/blog/${post.slug}`,
    type: 'article' as const,
    ...(post.image && { image: post.image }),
    jsonLd: [articleMarkup(post)],
  };
};

export function Page() {
  const { slug = '' } = useParams();
  const { data } = useSuspenseQuery(PostPageQuery, { variables: { slug } });
  return data.post ? <Article key={data.post.id} post={data.post} /> : null;
}

function Article({ post }: { post: NonNullable<PostPageData['post']> }) {
  const t = useTranslations('blog');
  const facts = useTranslations('postFacts');
  const client = useApolloClient();
  const foreign = useForeignText(post.locale);
  useEffect(() => recordPostView(client, post.id), [client, post.id]);
  return (
    <>
      <Container width="text" className="py-6 md:py-10">
        <Breadcrumbs
          label={t('post.path')}
          as={Link}
          items={[
            { label: t('post.home'), to: '/' },
            { label: t('heading'), to: '/blog' },
            {
              label: facts(`category.${post.category}`),
              to: `/blog?category=${post.category.toLowerCase().replace('_', '-')}`,
            },
          ]}
        />
        <article lang={foreign}>
          <h1 tabIndex={-1} className="mt-3 text-xl md:text-2xl">
            {post.title}
          </h1>
          <p className="mt-2 text-lg text-soft">{post.excerpt}</p>
          <div lang={foreign && 'en'} className="mt-4">
            {foreign && <p className="mb-2 text-sm text-soft">{t('post.onlyEnglish')}</p>}
            <p className="text-sm font-semibold">{facts('by', { name: post.author })}</p>
            <PostFacts post={post} />
          </div>
          {post.image ? (
            <img src={post.image} alt="" className="mt-6 w-full rounded-card object-cover" />
          ) : (
            <PostPicture
              category={post.category}
              slug={post.slug}
              className="mt-6 h-44 w-full rounded-card md:h-60"
            />
          )}
          <div className={PROSE} dangerouslySetInnerHTML={{ __html: post.bodyHtml }} />
        </article>
        {post.tags.length > 0 && (
          <ul lang="en" aria-label={facts('tags')} className="mt-8 flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Link to={`/blog?tag=${encodeURIComponent(tag)}`} className={chipClass()}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ShareLinks title={post.title} />
      </Container>
      {post.related.length > 0 && (
        <section aria-labelledby="next" className="border-t border-line">
          <Container className="py-8 md:py-11">
            <h2 id="next" className="mb-4 text-xl">
              {t('post.next')}
            </h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {post.related.map((other) => (
                <li key={other.id}>
                  <PostCard post={other} amount="teaser" />
                </li>
              ))}
            </ul>
          </Container>
        </section>
      )}
    </>
  );
}

/** Styles of the elements in an article's Markdown. */
const PROSE =
  'mt-6 md:mt-8 [&>h2]:mt-9 [&>h2]:mb-3 [&>h2]:text-lg [&>p]:mt-4 [&>ul]:mt-4 [&>ul]:grid [&>ul]:gap-2 ' +
  '[&>ul]:list-disc [&>ul]:pl-6 [&>ul]:marker:text-soft [&_strong]:font-bold [&_a]:text-link';
