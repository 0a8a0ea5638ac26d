import { Bell, Building2, FileText, FolderOpen, Plus, Search, Send, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import { Card } from '#client/ui/Card.tsx';
import type { RegistrationRole } from '#schema/options/roles.ts';
import type { TeamRight } from '#schema/options/teamRoles.ts';
import { pathOfPage } from '#schema/options/screens/pageKeys.ts';

/** The documented page keys. */
const ACTIONS = {
  job_seeker: ['browse-jobs', 'resume', 'job-alerts', 'manage-applications'],
  employer: ['add-job', 'manage-jobs', 'browse-database', 'company-profile'],
} as const satisfies Record<RegistrationRole, readonly string[]>;
type Action = (typeof ACTIONS)[RegistrationRole][number];

/** The right in a company's team that an action needs. */
const NEEDS: Partial<Record<Action, TeamRight>> = {
  'add-job': 'post',
  'manage-jobs': 'post',
  'browse-database': 'candidates',
  'company-profile': 'manage',
};

const ICONS = {
  'browse-jobs': Search,
  resume: FileText,
  'job-alerts': Bell,
  'manage-applications': Send,
  'add-job': Plus,
  'manage-jobs': FolderOpen,
  'browse-database': Users,
  'company-profile': Building2,
} satisfies Record<Action, unknown>;

export function QuickActions({ role }: { role: RegistrationRole }) {
  const t = useTranslations('dashboard');
  const { user } = useSession();
  const actions = ACTIONS[role].filter((key) => isOffered(user, NEEDS[key] ?? 'view'));
  if (actions.length === 0) return null;
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-3 text-lg">
        {t('actions.heading')}
      </h2>
      <Card as="ul" padding="none" className="grid divide-y divide-line">
        {actions.map((key) => {
          const Icon = ICONS[key];
          return (
            <li
              key={key}
              className="relative flex items-center gap-3.5 px-4 py-3 transition-colors duration-100 first:rounded-t-card last:rounded-b-card hover:bg-tint has-[a:focus-visible]:ring-here"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-control bg-ink-wash text-ink">
                <Icon className="size-5" />
              </span>
              <span className="min-w-0">
                <Link
                  to={pathOfPage(key, role)}
                  className="font-semibold after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none"
                >
                  {t(`action.${key}.title`)}
                </Link>
                <span className="block text-sm text-soft">{t(`action.${key}.text`)}</span>
              </span>
            </li>
          );
        })}
      </Card>
    </section>
  );
}
