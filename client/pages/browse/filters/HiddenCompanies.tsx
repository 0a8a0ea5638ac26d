import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { forgetJobLists } from '#client/components/jobs/forgetJobLists.ts';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import { sendLater } from '#client/lib/offline/sendLater.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';

const HiddenCompaniesQuery = graphql(`
  query HiddenCompanies {
    viewer {
      id
      hiddenCompanies {
        id
        name
      }
    }
  }
`);

const HiddenCompaniesHideMutation = graphql(`
  mutation HiddenCompaniesHide($input: HideCompanyInput!) {
    hideCompany(input: $input) {
      viewer {
        id
        hiddenCompanies {
          id
          name
        }
      }
    }
  }
`);

const HiddenCompaniesUnhideMutation = graphql(`
  mutation HiddenCompaniesUnhide($input: UnhideCompanyInput!) {
    unhideCompany(input: $input) {
      viewer {
        id
        hiddenCompanies {
          id
          name
        }
      }
    }
  }
`);

interface Company {
  id: string;
  name: string;
}

/**
 * Lists that were rendered for a guest may include companies that this person hides, so they are forgotten once.
 */
let forgottenFor: string | null = null;

/** For a seeker: companies whose jobs are left out, and one more to leave out. */
export function HiddenCompanies({ offered }: { offered: readonly Company[] }) {
  const t = useTranslations('browse');
  const showFailure = useFailureToast();
  const client = useApolloClient();
  const { viewer } = useQuery(HiddenCompaniesQuery).data ?? {};
  const hidden = viewer?.hiddenCompanies ?? [];
  const userId = viewer?.id;
  const hidesSome = hidden.length > 0;

  useEffect(() => {
    if (!userId || forgottenFor === userId) return;
    forgottenFor = userId;
    if (hidesSome) forgetJobLists(client.cache);
  }, [userId, hidesSome, client]);

  const change = async (company: Company, isHidden: boolean) => {
    const variables = { input: { companyId: company.id } };
    try {
      const mutation = isHidden ? HiddenCompaniesHideMutation : HiddenCompaniesUnhideMutation;
      const { id, name: title } = company;
      const context = sendLater({ kind: 'hide', id, title, mutation, variables });
      const { data } = await client.mutate({ mutation, variables, context });
      // The answer is empty while the change waits for a network, and the lists could not be fetched again.
      if (Object.keys(data ?? {}).length > 0) forgetJobLists(client.cache);
    } catch (error) {
      showFailure(t('hidden.failed'), error);
      return;
    }
    if (!isHidden) return;
    toast({
      kind: 'info',
      title: t('hidden.done', { company: company.name }),
      message: t('hidden.where'),
      duration: UNDO_MS,
      action: { label: t('hidden.undo'), onPress: () => void change(company, false) },
    });
  };

  const others = offered.filter(({ id }) => hidden.every((company) => company.id !== id));
  return (
    <div className="border-t border-line py-4">
      <SelectField
        label={t('hidden.label')}
        value=""
        placeholder={t('hidden.choose')}
        onChange={({ target }) => {
          const company = others.find(({ id }) => id === target.value);
          if (company) void change(company, true);
        }}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {hidden.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-semibold">{t('hidden.heading')}</h3>
          <ul>
            {hidden.map((company) => (
              <li key={company.id} className="flex items-center justify-between gap-2 text-sm">
                <span className="min-w-0 truncate">{company.name}</span>
                <Button
                  variant="quiet"
                  aria-label={t('hidden.showCompany', { company: company.name })}
                  onClick={() => void change(company, false)}
                >
                  {t('hidden.show')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
