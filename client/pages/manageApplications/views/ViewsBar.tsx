import { useQuery } from '@apollo/client/react';
import { Bookmark, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Button } from '#client/ui/Button.tsx';
import { chipClass } from '#client/ui/looks/chipClass.ts';
import { pathOf, type ApplicationsAddress } from '../applicationsAddress.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const ViewDialog = loadOnUse(async () => (await import('./ViewDialog.tsx')).ViewDialog, {
  soon: true,
});

const TagsDialog = loadOnUse(async () => (await import('../tags/TagsDialog.tsx')).TagsDialog, {
  soon: true,
});

const ViewsBar_viewer = graphql(`
  fragment ViewsBar_viewer on Viewer {
    id
    applicationViews {
      id
      name
      isShared
      isMine
      ownerName
      query
    }
  }
`);

const ViewsBarQuery = graphql(`
  query ViewsBar {
    viewer {
      ...ViewsBar_viewer
    }
  }
`);

interface ViewsBarProps {
  address: ApplicationsAddress;
  /** The class of the buttons after the views. */
  className: string;
}

/** The saved views, and the way to save this one. A view is a link: it can be opened in another tab, too. */
export function ViewsBar({ address, className }: ViewsBarProps) {
  const t = useTranslations('reviewDesk');
  const managesTags = useTeamRight('candidates');
  const { data } = useQuery(ViewsBarQuery);
  const [dialog, setDialog] = useState<'view' | 'tags' | null>(null);
  const views = readFragment(ViewsBar_viewer, data?.viewer)?.applicationViews ?? [];
  const query = queryPart(address);
  return (
    <div className="contents">
      {views.length > 0 && (
        <nav aria-label={t('views.label')}>
          <ul className="flex flex-wrap gap-2">
            {views.map((view) => (
              <li key={view.id}>
                <Link
                  to={`/manage-applications${view.query && `?${view.query}`}`}
                  aria-current={view.query === query ? 'true' : undefined}
                  title={
                    view.isMine || !view.ownerName
                      ? undefined
                      : t('views.by', { name: view.ownerName })
                  }
                  className={chipClass(view.query === query)}
                >
                  {view.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button
        size="s"
        variant="quiet"
        className={className}
        icon={<Bookmark className="size-4" />}
        onClick={() => setDialog('view')}
      >
        {t('views.open')}
      </Button>
      {managesTags && (
        <Button
          size="s"
          variant="quiet"
          className={className}
          icon={<Settings2 className="size-4" />}
          onClick={() => setDialog('tags')}
        >
          {t('tags.manage')}
        </Button>
      )}
      {dialog === 'view' && (
        <ViewDialog query={query} views={views} onClose={() => setDialog(null)} />
      )}
      {dialog === 'tags' && <TagsDialog onClose={() => setDialog(null)} />}
    </div>
  );
}

const queryPart = (address: ApplicationsAddress): string =>
  pathOf({ ...address, mail: '' }).split('?')[1] ?? '';
