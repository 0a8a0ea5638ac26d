import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerError } from '@apollo/client/errors';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useSearchParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { toast } from '#client/ui/toast.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { TOAST_SUCCESS_MS } from '#schema/options/limits.ts';
import { CompanyProfileSkeleton, CompanySkeleton } from './CompanyProfileSkeleton.tsx';
import { CompanyView } from './CompanyView.tsx';
import { TreatmentFigures } from './TreatmentFigures.tsx';
import type { SaveOutcome } from './useCompanyForm.ts';
import { errorCodes, serverMessage } from '#client/lib/failures.ts';
import { loadOnUse, preload } from '#client/ui/loadOnUse.ts';

const CompanyForm = loadOnUse(async () => (await import('./CompanyForm.tsx')).CompanyForm);
const onNearForm = () => preload(CompanyForm.prepare);

const CompanyProfilePageQuery = graphql(`
  query CompanyProfilePage {
    viewer {
      treatment {
        ...TreatmentFigures_figures
      }
      companyProfile {
        id
        ...CompanyView_profile
        ...CompanyForm_profile
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('companyProfile')('title') });

export const Waiting = CompanyProfileSkeleton;

/** The stored profile or the form, as the address says. Without a company it starts with the form. */
export function Page() {
  const t = useTranslations('companyProfile');
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const [saving, setSaving] = useState<'create' | 'update' | null>(null);
  const [pressed, setPressed] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { data, failure } = useFreshQuery(CompanyProfilePageQuery);
  const viewer = data?.viewer;
  const profile = viewer?.companyProfile ?? null;
  const isKnown = Boolean(viewer) || isMissingProfile(failure?.error);
  const isEditing = isKnown && (!profile || params.has('edit') || saving !== null);
  const wasEditing = useRef(isEditing);

  // After leaving the form, the focus returns to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const show = (mode: 'view' | 'edit') =>
    setParams(mode === 'edit' ? { edit: '1' } : {}, {
      replace: mode === 'view',
      preventScrollReset: mode === 'view',
    });
  const onSaved = (was: SaveOutcome) => {
    setSaving(null);
    show('view');
    const isHeld = was === 'held';
    toast({
      kind: 'success',
      title: isHeld ? t('change.title') : t(`done.${was}`),
      message: isHeld ? t('change.text') : undefined,
      duration: TOAST_SUCCESS_MS,
    });
  };
  return (
    <Container className={joinClasses('py-5 md:py-7', isEditing && '*:max-w-[1112px]')}>
      <PageHeading
        size="work"
        lead={t(isKnown && !profile ? 'create.lead' : 'lead')}
        actions={
          profile &&
          !isEditing && (
            <Button
              ref={editButton}
              variant="main"
              icon={<Pencil className="size-4" />}
              onPointerEnter={onNearForm}
              onFocus={onNearForm}
              onClick={() => {
                setPressed(true);
                show('edit');
              }}
            >
              {t('edit.button')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageHeading>
      {isKnown && user ? (
        <div className="mt-6">
          {isEditing || !profile ? (
            <CompanyForm
              // A company that was just created keeps its form until its logo is sent as well.
              key={saving === 'create' ? undefined : profile?.id}
              profile={profile}
              waiting={<CompanySkeleton />}
              userId={user.id}
              takesFocus={pressed}
              onBegin={() => setSaving((begun) => begun ?? (profile ? 'update' : 'create'))}
              onSaved={onSaved}
              onCancel={() => {
                setSaving(null);
                show('view');
              }}
            />
          ) : (
            <CompanyView profile={profile}>
              <TreatmentFigures figures={viewer?.treatment ?? null} />
            </CompanyView>
          )}
        </div>
      ) : failure ? (
        <LoadFailed message={t('failed.load')} {...failure} />
      ) : (
        <CompanySkeleton />
      )}
    </Container>
  );
}

const CODES = ['BAD_USER_INPUT', 'NOT_FOUND'];
const STATUSES = [400, 404];
const SENTENCES = /Validation failed|No company found/;

/** Load failures that only mean an empty form, as documented: 400, 404 and two messages. */
function isMissingProfile(error: unknown): boolean {
  if (ServerError.is(error)) return STATUSES.includes(error.statusCode);
  return (
    errorCodes(error).some((code) => CODES.includes(code)) ||
    SENTENCES.test(serverMessage(error) ?? '')
  );
}
