import { useTranslations } from 'use-intl';
import { ListPages } from '#client/components/PageLinks.tsx';
import { PostCard, type PostCard_post } from '#client/components/posts/PostCard.tsx';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { blogPath, POSTS_ON_A_PAGE, type BlogState } from './blogState.ts';

interface PostListProps {
  state: BlogState;
  posts: readonly (FragmentType<typeof PostCard_post> & { id: string })[];
  total: number;
}

export function PostList({ state, posts, total }: PostListProps) {
  const t = useTranslations('blog');
  const pages = Math.ceil(total / POSTS_ON_A_PAGE);
  return (
    <section aria-labelledby="articles">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div role="status">
          <h2 id="articles" className="text-lg">
            {t('count', { count: total })}
          </h2>
        </div>
        {state.tag && (
          <Link
            to={blogPath(state, { tag: '' })}
            className={chipClass(true)}
            aria-label={t('dropTag', { tag: state.tag })}
          >
            {state.tag} <span aria-hidden="true">×</span>
          </Link>
        )}
      </div>
      {total === 0 ? (
        <NoPosts state={state} />
      ) : (
        <ul className={state.view === 'list' ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} shape={state.view === 'list' ? 'row' : 'tile'} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={state.page}
        pages={pages}
        toPage={(page) => blogPath(state, { page })}
        isSettled={posts.length === 0}
      />
    </section>
  );
}

/** Why the list is empty, with a way to remove each filter. */
function NoPosts({ state }: { state: BlogState }) {
  const t = useTranslations('blog');
  const { search, category, tag } = state;
  return (
    <EmptyState
      headingLevel={3}
      title={t('empty.title')}
      message={search ? t('empty.search', { search }) : t('empty.message')}
    >
      {search && (
        <Link to={blogPath(state, { search: '' })} className={buttonClass()}>
          {t('empty.dropSearch')}
        </Link>
      )}
      {category && (
        <Link to={blogPath(state, { category: null })} className={buttonClass()}>
          {t('empty.dropCategory')}
        </Link>
      )}
      {(search || category || tag) && (
        <Link to="/blog" className={buttonClass({ variant: 'main' })}>
          {t('empty.all')}
        </Link>
      )}
    </EmptyState>
  );
}
