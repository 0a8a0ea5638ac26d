import {
  Activity,
  Briefcase,
  Building2,
  ChartColumn,
  FileUp,
  LayoutDashboard,
  MessageSquareWarning,
  Plug,
  Settings,
  Users,
} from 'lucide-react';

/** The admin pages in menu order, each with the permission it needs. */
export const ADMIN_SECTIONS = [
  { key: 'overview', path: '/admin', Icon: LayoutDashboard, needs: null },
  { key: 'companies', path: '/admin/companies', Icon: Building2, needs: 'canManageCompanies' },
  { key: 'jobs', path: '/admin/jobs', Icon: Briefcase, needs: 'canManageJobs' },
  { key: 'bulkUpload', path: '/admin/bulk-upload', Icon: FileUp, needs: 'canBulkUpload' },
  { key: 'users', path: '/admin/users', Icon: Users, needs: 'canManageUsers' },
  { key: 'analytics', path: '/admin/analytics', Icon: ChartColumn, needs: 'canViewAnalytics' },
  { key: 'messages', path: '/admin/messages', Icon: MessageSquareWarning, needs: 'canManageUsers' },
  { key: 'activity', path: '/admin/activity', Icon: Activity, needs: null },
  { key: 'integrations', path: '/admin/integrations', Icon: Plug, needs: null },
  { key: 'settings', path: '/admin/settings', Icon: Settings, needs: 'canAccessSettings' },
] as const;

export type AdminSection = (typeof ADMIN_SECTIONS)[number]['key'];
type Permission = NonNullable<(typeof ADMIN_SECTIONS)[number]['needs']>;

/** Shows every section until the permissions are known. The pages check again themselves. */
export function sectionsFor(permissions: Readonly<Record<Permission, boolean>> | undefined) {
  return ADMIN_SECTIONS.filter(({ needs }) => !needs || (permissions?.[needs] ?? true));
}

export function pathOfSection(section: AdminSection): string {
  return ADMIN_SECTIONS.find(({ key }) => key === section)!.path;
}
