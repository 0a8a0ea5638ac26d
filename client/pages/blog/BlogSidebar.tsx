import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SubscribeForm } from '#client/components/posts/SubscribeForm.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import type { PostCategory } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { parseBlogCategory } from '#schema/options/blog.ts';
import { blogPath, type BlogState } from './blogState.ts';
import { PostLine, type PostLine_post } from './PostLine.tsx';

type Line = FragmentType<typeof PostLine_post> & { id: string };

interface BlogSidebarProps {
  state: BlogState;
  featured: readonly Line[];
  recent: readonly Line[];
  categories: readonly { category: PostCategory; count: number }[];
}

export function BlogSidebar({ state, featured, recent, categories }: BlogSidebarProps) {
  const t = useTranslations('blog');
  const facts = useTranslations('postFacts');
  return (
    <aside aria-label={t('sidebar.label')} className="grid content-start gap-9">
      {featured.length > 0 && <Lines heading={t('sidebar.featured')} posts={featured} />}
      {recent.length > 0 && <Lines heading={t('sidebar.recent')} posts={recent} />}
      <Part heading={t('sidebar.categories')}>
        <ul className="-mx-3 grid">
          {categories.map(({ category, count }) => {
            const value = parseBlogCategory(category);
            return (
              <li key={category}>
                <Link
                  to={blogPath(state, { category: value, search: '', tag: '' })}
                  aria-current={state.category === value ? 'true' : undefined}
                  className="tabular flex min-h-11 items-center justify-between gap-4 rounded-control px-3 hover:bg-tint aria-[current=true]:bg-ink-wash aria-[current=true]:font-semibold aria-[current=true]:text-ink"
                >
                  {facts(`category.${category}`)}
                  <span className="text-sm text-soft">{t('articles', { count })}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Part>
      <Card>
        <Part heading={t('subscribe.heading')}>
          <p className="mt-1 mb-4 text-sm text-soft">{t('subscribe.text')}</p>
          <SubscribeForm topic="BLOG" submitLabel={t('subscribe.submit')} />
        </Part>
      </Card>
    </aside>
  );
}

function Lines({ heading, posts }: { heading: string; posts: readonly Line[] }) {
  return (
    <Part heading={heading}>
      <ul className="mt-1 grid gap-1">
        {posts.map((post) => (
          <li key={post.id}>
            <PostLine post={post} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      {children}
    </section>
  );
}
