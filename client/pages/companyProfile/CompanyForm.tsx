import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CompanyFields } from '#client/components/company/form/CompanyFields.tsx';
import { ContactFields } from '#client/components/company/form/ContactFields.tsx';
import { CompanyFormValues_companyProfile } from '#client/components/company/form/companyFormValues.ts';
import { FormErrors } from '#client/components/form/FormErrors.tsx';
import {
  PendingChange_change,
  proposedValues,
} from '#client/components/pendingChange/pendingChange.ts';
import { useChangedFields } from '#client/components/pendingChange/useChangedFields.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { LogoField } from './LogoField.tsx';
import { useCompanyForm, type SaveOutcome } from './useCompanyForm.ts';

export const CompanyForm_profile = graphql(`
  fragment CompanyForm_profile on CompanyProfile {
    ...CompanyFormValues_companyProfile
    company {
      id
      logoUrl
    }
    pendingChange {
      ...PendingChange_change
    }
  }
`);

interface CompanyFormProps {
  /** Null if there is none yet. */
  profile: FragmentType<typeof CompanyForm_profile> | null;
  userId: string;
  /** Edit Profile was pressed, so the focus continues here. */
  takesFocus: boolean;
  onBegin: () => void;
  onSaved: (was: SaveOutcome) => void;
  onCancel: () => void;
}

/** Edit mode. Typed values survive any failure. */
export function CompanyForm({ userId, onBegin, onSaved, onCancel, ...props }: CompanyFormProps) {
  const { takesFocus } = props;
  const t = useTranslations('companyProfile');
  const profile = props.profile && readFragment(CompanyForm_profile, props.profile);
  const stored = profile && readFragment(CompanyFormValues_companyProfile, profile);
  const change = readFragment(PendingChange_change, profile?.pendingChange ?? null);
  const proposed = proposedValues(change);
  const { listOf } = useChangedFields();
  const form = useCompanyForm({ stored, change, userId, onBegin, onSaved });
  const head = useRef<HTMLHeadingElement>(null);
  const isEdit = profile !== null;
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);

  return (
    <form
      noValidate
      method="post"
      aria-label={t(isEdit ? 'edit.title' : 'create.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      className="grid gap-6"
    >
      <FormErrors
        form={form}
        failureTitle={t(isEdit ? 'failed.update' : 'failed.create')}
        fallback={t('failed.kept')}
      />
      {change && <Banner>{t('change.editing', { fields: listOf(change) })}</Banner>}
      <Card as="section" aria-labelledby="company-about">
        <h2 id="company-about" ref={head} tabIndex={-1} className="text-lg">
          {t('part.about')}
        </h2>
        <div className="mt-4 grid gap-4">
          <LogoField
            logo={form.logo}
            stored={
              (proposed.has('logo') ? proposed.get('logo') : profile?.company.logoUrl) ?? null
            }
            isProposed={proposed.has('logo')}
            name={form.fields.text('name')}
            disabled={form.busy}
          />
          <CompanyFields {...form.fields} />
        </div>
      </Card>
      <Card as="section" aria-labelledby="company-contact">
        <h2 id="company-contact" className="text-lg">
          {t('part.contact')}
        </h2>
        <p className="mt-0.5 mb-4 text-sm text-soft">{t('part.contactText')}</p>
        <ContactFields {...form.fields} />
      </Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="main" busy={form.busy} className="max-xs:flex-1">
          {t('save')}
        </Button>
        <Button
          disabled={form.busy}
          className="max-xs:flex-1"
          onClick={() => {
            form.cancel();
            onCancel();
          }}
        >
          {t('cancel')}
        </Button>
        <p role="status" className="text-sm text-soft max-xs:w-full">
          {form.isChanged && !form.busy ? t('unsaved') : ''}
        </p>
      </div>
    </form>
  );
}
