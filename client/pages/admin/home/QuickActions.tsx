import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ADMIN_SECTIONS } from '#client/components/admin/adminSections.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Card } from '#client/ui/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

export const QuickActions_permissions = graphql(`
  fragment QuickActions_permissions on AdminPermissions {
    canBulkUpload
    canManageUsers
    canManageCompanies
    canManageJobs
    canViewAnalytics
    canAccessSettings
  }
`);

/** One for each permission and named after it, as documented. Actions that are not allowed are not shown. */
export function QuickActions(props: {
  permissions: FragmentType<typeof QuickActions_permissions> | undefined;
}) {
  const permissions = readFragment(QuickActions_permissions, props.permissions);
  const t = useTranslations('admin');
  return (
    <section aria-labelledby="quick-actions" className="mt-8">
      <h2 id="quick-actions" className="text-lg">
        {t('home.quick')}
      </h2>
      <ul className="mt-3 grid gap-3 xs:grid-cols-2 xl:grid-cols-3">
        {ADMIN_SECTIONS.map(({ key, path, Icon, needs }) => {
          if (!needs || permissions?.[needs] === false) return null;
          if (ADMIN_SECTIONS.find((section) => section.needs === needs)?.key !== key) return null;
          return (
            <li key={path} className="grid">
              {permissions ? (
                <Card
                  as={Link}
                  to={path}
                  lifts
                  padding="none"
                  className="flex min-h-16 items-center gap-3 px-4 py-3 text-text no-underline"
                >
                  <Icon className="size-5 shrink-0 text-ink" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{t(`quick.${needs}.name`)}</span>
                    <span className="block text-sm text-soft">{t(`quick.${needs}.text`)}</span>
                  </span>
                  <ChevronRight className="size-4 shrink-0 text-soft" />
                </Card>
              ) : (
                <Skeleton className="h-[74px] w-full" />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
