import { useTranslations } from 'use-intl';
import { UrlSearchField } from '#client/components/form/UrlSearchField.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { USER_ROLES, USER_STATUSES } from './userAddress.ts';
import type { UserPlace } from './useUserAddress.ts';

export function UserTools({ place }: { place: UserPlace }) {
  const t = useTranslations('adminUsers');
  const words = useTranslations('admin');
  const { address, filter } = place;
  return (
    <div className="mt-5 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <UrlSearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={address.search}
          onSearch={(search) => filter({ search }, true)}
          className="min-w-0 flex-[1_1_16rem]"
        />
        <SelectField
          label={t('role.label')}
          hideLabel
          placeholder={t('role.all')}
          value={address.role ?? ''}
          onChange={({ target }) =>
            filter({ role: USER_ROLES.find((role) => role === target.value) ?? null })
          }
          options={USER_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          className="max-xs:flex-[1_1_9rem]"
        />
      </div>
      <div role="group" aria-label={words('tools.status')} className="flex flex-wrap gap-2">
        <Chip selected={address.status === null} onClick={() => filter({ status: null })}>
          {words('tools.all')}
        </Chip>
        {USER_STATUSES.map((status) => (
          <Chip
            key={status}
            selected={status === address.status}
            onClick={() => filter({ status })}
          >
            {t(`status.${status}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
