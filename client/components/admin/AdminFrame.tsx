import { ChevronDown, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { brokenRule } from '#client/lib/failures.ts';
import { Link } from '#client/lib/routing.ts';
import { Container } from '#client/ui/Container.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { AdminMenu } from './AdminMenu.tsx';
import { pathOfSection, type AdminSection } from './adminSections.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const RequiredTwoFactor = loadOnUse(
  async () => (await import('./RequiredTwoFactor.tsx')).RequiredTwoFactor,
  { words: ['twoFactor', 'account', 'validation'] },
);

const AdminFrameQuery = graphql(`
  query AdminFrame {
    admin {
      permissions {
        canBulkUpload
        canManageUsers
        canManageCompanies
        canManageJobs
        canViewAnalytics
        canAccessSettings
      }
      waitingCompanies: companies(status: PENDING, first: 1) {
        totalCount
      }
      waitingJobs: jobs(status: PENDING, first: 1) {
        totalCount
      }
      reportedJobs: jobs(reported: true, first: 1) {
        totalCount
      }
    }
  }
`);

interface AdminFrameProps {
  section: AdminSection;
  /** Set on the page of a single item: the breadcrumb then includes the section. */
  title?: string | undefined;
  /** The title to show as the heading. */
  heading?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Wraps every admin page: the menu (beside the page, or above it on phones), breadcrumbs and heading. */
export function AdminFrame(props: AdminFrameProps) {
  const { section, title, lead, actions, children } = props;
  const t = useTranslations('admin');
  // Refreshes the pending counts on every page.
  const { data, previousData, error, client } = useFreshQuery(AdminFrameQuery);
  const admin = (data ?? previousData)?.admin;
  const menu = {
    permissions: admin?.permissions,
    waiting: {
      companies: admin?.waitingCompanies.totalCount,
      jobs: admin ? admin.waitingJobs.totalCount + admin.reportedJobs.totalCount : undefined,
    },
  };
  const home = { label: t('frame.home'), to: '/' };
  const panel = { label: t('frame.panel'), to: '/admin' };
  const here = { label: t(`section.${section}`) };
  const crumbs =
    section === 'overview'
      ? [home, { label: t('frame.panel') }]
      : title
        ? [home, panel, { ...here, to: pathOfSection(section) }, { label: title }]
        : [home, panel, here];
  if (brokenRule(error) === 'account.twoFactor.demanded') {
    // The page sent its own query and was refused as well, so everything is refetched.
    const goOn = () => {
      client.refetchQueries({ include: 'active' }).catch(() => undefined);
    };
    return <RequiredTwoFactor onDone={goOn} />;
  }
  return (
    <Container
      width="wide"
      className="grid gap-x-8 py-5 md:py-8 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:items-start print:block"
    >
      <nav
        aria-label={t('frame.menu')}
        className="print-hidden max-lg:hidden lg:sticky lg:top-[calc(var(--bar)+20px)] lg:border-r lg:border-line lg:pr-5"
      >
        <AdminMenu {...menu} />
      </nav>
      <Disclosure
        panel="push"
        className="print-hidden mb-3 lg:hidden"
        buttonClassName="group flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-card px-3.5 text-left font-semibold hover:border-edge"
        panelClassName="mt-2 rounded-card border border-line bg-card p-2"
        label={
          <>
            <Menu className="size-5 text-soft" />
            <span className="sr-only">{t('frame.menu')}: </span>
            <span className="min-w-0 flex-1">{t(`section.${section}`)}</span>
            <ChevronDown className="size-5 text-soft group-aria-expanded:rotate-180" />
          </>
        }
      >
        <AdminMenu {...menu} />
      </Disclosure>
      <div id="content" tabIndex={-1} className="min-w-0 outline-none">
        <PageHeading
          size="work"
          above={<Breadcrumbs label={t('frame.way')} as={Link} items={crumbs} />}
          lead={lead}
          actions={actions}
        >
          {props.heading ??
            title ??
            (section === 'overview' ? t('frame.panel') : t(`section.${section}`))}
        </PageHeading>
        {children}
      </div>
    </Container>
  );
}
