import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Cell } from '#client/ui/table/Cell.tsx';
import { HeadCell } from '#client/ui/table/HeadCell.tsx';
import { Row } from '#client/ui/table/Row.tsx';
import { Table } from '#client/ui/table/Table.tsx';
import { TableHead } from '#client/ui/table/TableHead.tsx';
import {
  ROLE_RIGHTS,
  TEAM_RIGHTS,
  TEAM_ROLES,
  type TeamRight,
  type TeamRole,
} from '#schema/options/teamRoles.ts';
import { capitals } from './RoleFields.tsx';

/** What each role may do. */
export function RolesTab() {
  const t = useTranslations('team');
  return (
    <>
      <p className="measure mb-4 text-soft">{t('roles.lead')}</p>
      <Table caption={t('tab.roles')}>
        <TableHead>
          <HeadCell>{t('roles.right')}</HeadCell>
          {TEAM_ROLES.map((role) => (
            <HeadCell key={role}>{t(`role.${capitals(role)}.name`)}</HeadCell>
          ))}
        </TableHead>
        <tbody role="rowgroup" className="max-md:block">
          {TEAM_RIGHTS.map((right) => (
            <Row key={right}>
              <Cell className="font-semibold">{t(`right.${right}`)}</Cell>
              {TEAM_ROLES.map((role) => (
                <Cell key={role} label={t(`role.${capitals(role)}.name`)}>
                  <Mark role={role} right={right} />
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function Mark({ role, right }: { role: TeamRole; right: TeamRight }) {
  const t = useTranslations('team');
  const isIncluded = ROLE_RIGHTS[role].includes(right);
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon className={isIncluded ? 'inline size-5 text-green' : 'inline size-5 text-soft'} />
      <span className="sr-only">{t(isIncluded ? 'roles.yes' : 'roles.no')}</span>
    </>
  );
}
