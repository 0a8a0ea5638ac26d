import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { answerWithStatus, type MetaArgs, type PageLoaderArgs } from '#client/lib/page.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';
import { BlogToolbar } from './BlogToolbar.tsx';
import { blogPath, blogVariables, readBlogState } from './blogState.ts';
import { PostList } from './PostList.tsx';

const BlogPageQuery = graphql(`
  query BlogPage(
    $search: String
    $category: PostCategory
    $sort: PostSort!
    $tag: String
    $page: Int!
    $first: Int!
  ) {
    posts(
      search: $search
      category: $category
      sort: $sort
      tag: $tag
      page: $page
      first: $first
    ) {
      totalCount
      nodes {
        id
        ...PostCard_post
      }
    }
    featured: posts(featured: true, first: 3) {
      nodes {
        id
        ...PostLine_post
      }
    }
    recent: posts(first: 3) {
      nodes {
        id
        ...PostLine_post
      }
    }
    postCategories {
      category
      count
    }
  }
`);

export async function loader({ client, request }: PageLoaderArgs) {
  const state = readBlogState(new URL(request.url).searchParams);
  const { data } = await client.query({ query: BlogPageQuery, variables: blogVariables(state) });
  const isPastEnd = state.page > 1 && data?.posts.nodes.length === 0;
  const head = {
    canonical: isPastEnd ? null : blogPath(state, { view: 'grid', page: state.page }),
    noindex: state.search !== '' || isPastEnd,
  };
  return answerWithStatus(head, isPastEnd ? 404 : 200);
}

export const meta = ({ words, data }: MetaArgs) => {
  const { canonical, noindex } = (data ?? {}) as { canonical?: string | null; noindex?: boolean };
  return {
    title: words('blog')('meta.title'),
    description: words('blog')('meta.description'),
    ...(canonical !== undefined && { canonical }),
    noindex: noindex === true,
  };
};

export function Page() {
  const t = useTranslations('blog');
  const [params] = useSearchParams();
  const state = readBlogState(params);
  const query = useQuery(BlogPageQuery, { variables: blogVariables(state) });
  const data = query.data ?? query.previousData;
  return (
    <Container className="py-8 md:py-12">
      <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
      <BlogToolbar state={state} />
      <div className="mt-6 grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div>
          {query.error && (
            <LoadFailed message={t('failed')} error={query.error} onRetry={() => query.refetch()} />
          )}
          {data && (
            <PostList state={state} posts={data.posts.nodes} total={data.posts.totalCount} />
          )}
        </div>
        {data && (
          <BlogSidebar
            state={state}
            featured={data.featured.nodes}
            recent={data.recent.nodes}
            categories={data.postCategories}
          />
        )}
      </div>
    </Container>
  );
}
