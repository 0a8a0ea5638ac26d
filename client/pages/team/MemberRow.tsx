import { useFormatter, useTranslations } from 'use-intl';
import { AddressText } from '#client/components/AddressText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { MemberRow_MemberFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/Card.tsx';
import { Monogram } from '#client/ui/figures/Monogram.tsx';
import { MoreMenu } from '#client/ui/overlays/MoreMenu.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { WorksOn } from './WorksOn.tsx';

export const MemberRow_member = graphql(`
  fragment MemberRow_member on TeamMember {
    id
    userId
    name
    email
    role
    isYou
    joinedAt
    lastActiveAt
    postedJobs
    conversations
    jobs {
      id
      title
    }
  }
`);

export type ShownMember = MemberRow_MemberFragment;
export type MemberAction = 'role' | 'handOver' | 'remove' | 'leave';

interface MemberRowProps {
  member: ShownMember;
  /** The viewer is an owner. */
  manages: boolean;
  onOpen: (what: MemberAction) => void;
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export function MemberRow({ member, manages, onOpen }: MemberRowProps) {
  const t = useTranslations('team');
  const time = useTimeWords();
  const format = useFormatter();
  const { email, role, isYou, joinedAt, lastActiveAt, postedJobs, conversations, jobs } = member;
  const name = member.name ?? email;
  const actions = actionsOf(member, manages);
  return (
    <Card as="li" className="flex items-start gap-3">
      <Monogram name={name} shape="round" className="max-xs:hidden" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 text-base font-semibold break-words">{name}</h2>
          {isYou && <span className="text-soft">{t('you')}</span>}
          <Tag>{t(`role.${role}.name`)}</Tag>
        </div>
        {member.name && (
          <p className="text-sm text-soft">
            <AddressText address={email} />
          </p>
        )}
        <WorksOn role={role} jobs={jobs} />
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
          <li>
            <time dateTime={joinedAt} title={time.full(joinedAt)}>
              {t('joined', { date: format.dateTime(new Date(joinedAt), DAY) })}
            </time>
          </li>
          {lastActiveAt && (
            <li>
              <time dateTime={lastActiveAt} title={time.full(lastActiveAt)}>
                {t('active', { when: time.ago(lastActiveAt) })}
              </time>
            </li>
          )}
          {postedJobs > 0 && <li>{t('inCharge', { count: postedJobs })}</li>}
          {conversations > 0 && <li>{t('conversations', { count: conversations })}</li>}
        </ul>
      </div>
      {actions.length > 0 && (
        <MoreMenu
          label={t('more', { name })}
          items={actions.map((id) => ({
            id,
            label: t(`action.${id}`),
            danger: id === 'remove' || id === 'leave',
          }))}
          onChoose={(id) => onOpen(id as MemberAction)}
        />
      )}
    </Card>
  );
}

function actionsOf(member: ShownMember, manages: boolean): MemberAction[] {
  const { isYou, postedJobs, conversations } = member;
  if (!manages) return isYou ? ['leave'] : [];
  const handOver: MemberAction[] = postedJobs + conversations > 0 ? ['handOver'] : [];
  return ['role', ...handOver, isYou ? 'leave' : 'remove'];
}
