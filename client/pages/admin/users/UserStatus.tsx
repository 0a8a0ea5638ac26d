import { Ban, CircleCheck, CircleOff, MailQuestion } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { UserDisplayStatus } from '#client/gql/graphql.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

export const UserStatus_user = graphql(`
  fragment UserStatus_user on AdminUser {
    id
    displayStatus
    suspendedUntil
  }
`);

const LOOKS = {
  ACTIVE: { tone: 'success', icon: CircleCheck },
  UNVERIFIED: { tone: 'warning', icon: MailQuestion },
  SUSPENDED: { tone: 'error', icon: Ban },
  INACTIVE: { tone: 'plain', icon: CircleOff },
} satisfies Record<UserDisplayStatus, TagLook>;

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The status and, for a suspension, its end. */
export function UserStatus(props: { user: FragmentType<typeof UserStatus_user> }) {
  const { displayStatus, suspendedUntil } = readFragment(UserStatus_user, props.user);
  const t = useTranslations('adminUsers');
  const format = useFormatter();
  const time = useTimeWords();
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Tag {...LOOKS[displayStatus]}>{t(`status.${displayStatus}`)}</Tag>
      {displayStatus === 'SUSPENDED' && (
        <span className="text-xs text-soft">
          {suspendedUntil ? (
            <time dateTime={suspendedUntil} title={time.full(suspendedUntil)}>
              {t('until', { date: format.dateTime(new Date(suspendedUntil), DAY) })}
            </time>
          ) : (
            t('noEnd')
          )}
        </span>
      )}
    </span>
  );
}
