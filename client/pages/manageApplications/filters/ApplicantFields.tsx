import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AvailableWithin } from '#client/gql/graphql.ts';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { loadCode, preload } from '#client/ui/loadOnUse.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { EXPERIENCE_YEARS_MAX } from '#schema/options/screens/candidates.ts';
import { RATING_MAX } from '#schema/options/screens/reviewDesk.ts';
import { NOTICES, type ApplicationsAddress } from '../applicationsAddress.ts';
import { CompanyTagsQuery } from '../tags/companyTags.ts';

const STARS = Array.from({ length: RATING_MAX }, (_, index) => String(RATING_MAX - index));

interface ApplicantFieldsProps {
  address: ApplicationsAddress;
  push: (change: Partial<ApplicationsAddress>) => void;
}

export function ApplicantFields({ address, push }: ApplicantFieldsProps) {
  const t = useTranslations('reviewDesk');
  const profile = useTranslations('profile');
  const { data } = useQuery(CompanyTagsQuery);
  const tags = data?.viewer?.applicationTags ?? [];
  const any = { value: '', label: t('filters.any') };
  return (
    <>
      <Figure
        label={t('filters.experienceFrom')}
        value={address.experienceFrom}
        max={EXPERIENCE_YEARS_MAX}
        onChange={(experienceFrom) => push({ experienceFrom })}
      />
      <Figure
        label={t('filters.experienceTo')}
        value={address.experienceTo}
        max={EXPERIENCE_YEARS_MAX}
        onChange={(experienceTo) => push({ experienceTo })}
      />
      <SelectField
        label={t('filters.availableWithin')}
        value={address.availableWithin}
        onChange={({ target }) => push({ availableWithin: target.value as AvailableWithin | '' })}
        options={[
          any,
          ...NOTICES.map((value) => ({
            value,
            label: profile(`notice.${value.toLowerCase() as Lowercase<AvailableWithin>}`),
          })),
        ]}
      />
      <Pay value={address.payTo} onChange={(payTo) => push({ payTo })} />
      <Words
        label={t('filters.place')}
        value={address.place}
        onChange={(place) => push({ place })}
      />
      <SelectField
        label={t('filters.tag')}
        value={address.tags}
        onChange={({ target }) => push({ tags: target.value })}
        options={[
          any,
          ...(address.tags.includes(',')
            ? [{ value: address.tags, label: t('filters.severalTags') }]
            : []),
          ...tags.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        label={t('filters.ratingFrom')}
        value={address.ratingFrom}
        onChange={({ target }) => push({ ratingFrom: target.value })}
        options={[
          any,
          ...STARS.map((stars) => ({
            value: stars,
            label: t('filters.starsFrom', { stars: Number(stars) }),
          })),
        ]}
      />
      <SelectField
        label={t('filters.hasResume')}
        value={address.hasResume}
        onChange={({ target }) =>
          push({ hasResume: target.value as ApplicationsAddress['hasResume'] })
        }
        options={[
          any,
          { value: 'yes', label: t('filters.withResume') },
          { value: 'no', label: t('filters.withoutResume') },
        ]}
      />
    </>
  );
}

interface BoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Figure({ label, value, max, onChange }: BoxProps & { max: number }) {
  return (
    <TextField
      key={value}
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      defaultValue={value}
      onBlur={({ target }) => onEntered(target, value, onChange)}
      onKeyDown={(event) =>
        event.key === 'Enter' && onEntered(event.currentTarget, value, onChange)
      }
    />
  );
}

function Words({ label, value, onChange }: BoxProps) {
  return (
    <TextField
      key={value}
      label={label}
      defaultValue={value}
      maxLength={100}
      onBlur={({ target }) => onEntered(target, value, onChange)}
      onKeyDown={(event) =>
        event.key === 'Enter' && onEntered(event.currentTarget, value, onChange)
      }
    />
  );
}

const loadReader = () => import('#schema/salary/parseAmount.ts');

/** "5 LPA", "5 lakh" and "500000" are the same. */
function Pay({ value, onChange }: Omit<BoxProps, 'label'>) {
  const t = useTranslations('reviewDesk');
  const [error, setError] = useState(false);
  const read = async (typed: string) => {
    const reader = await loadCode(loadReader);
    if (!reader) return;
    const pay = typed.trim() ? reader.parseAmount(typed, 'year') : null;
    const rupees = pay?.max ?? pay?.min ?? null;
    setError(typed.trim() !== '' && rupees === null);
    const next = rupees === null ? '' : String(rupees);
    if ((typed.trim() === '' || rupees !== null) && next !== value) onChange(next);
  };
  return (
    <TextField
      key={value}
      label={t('filters.payTo')}
      placeholder={t('filters.payExample')}
      defaultValue={value}
      error={error && t('filters.payUnread')}
      maxLength={40}
      onFocus={() => preload(loadReader)}
      onBlur={({ target }) => void read(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && void read(event.currentTarget.value)}
    />
  );
}

function onEntered(
  { value: typed }: HTMLInputElement,
  before: string,
  onChange: (value: string) => void,
): void {
  if (typed.trim() !== before) onChange(typed.trim());
}
