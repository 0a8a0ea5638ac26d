import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { CtcField } from '#client/components/profile/CtcField.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { Locale, OfferTemplatesQuery as Read } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { Button } from '#client/ui/Button.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { OFFER_FIELDS } from '#schema/options/offers.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { offerForm } from '#schema/validation/offers.ts';
import { knownApplication } from '#client/pages/manageApplications/status/cachedApplication.ts';
import { showMove } from '#client/pages/manageApplications/status/showMove.ts';
import { OfferPreview } from './OfferPreview.tsx';
import { OfferTemplatesQuery } from './offerTemplates.ts';
import { TemplateTools } from './TemplateTools.tsx';

export const OfferForm_application = graphql(`
  fragment OfferForm_application on Application {
    id
    name
    job {
      id
      title
      place
    }
  }
`);

export const OfferForm_replaced = graphql(`
  fragment OfferForm_replaced on Offer {
    id
    language
    title
    pay
    variablePay
    place
    joiningDate
    expiresOn
    letter
  }
`);

const OfferFormMutation = graphql(`
  mutation OfferForm($input: SendOfferInput!) {
    sendOffer(input: $input) {
      offer {
        id
        application {
          id
          status
          stage {
            id
            name
          }
          lastOfferStatus
          ...Timeline_application
        }
      }
    }
  }
`);

interface OfferFormProps {
  application: FragmentType<typeof OfferForm_application>;
  /** The open offer that this one replaces. */
  replaced: FragmentType<typeof OfferForm_replaced> | null;
  /** Called with the stage that the application has moved to; null if it has not moved. */
  onDone: (stage: string | null) => void;
  onClose: () => void;
}

/** An offer with its letter; the templates are read first, because the letter starts from one. */
export function OfferForm(props: OfferFormProps) {
  const t = useTranslations('offers');
  const { data, error, refetch } = useQuery(OfferTemplatesQuery);
  const templates = data?.viewer?.offerTemplates;
  if (!templates && error)
    return <LoadFailed message={t('form.loadFailed')} error={error} onRetry={refetch} />;
  if (!templates) return <Skeleton className="h-64 w-full" />;
  return <LoadedForm {...props} templates={templates} />;
}

type Templates = NonNullable<Read['viewer']>['offerTemplates'];

const FIELDS = [
  'title',
  'pay',
  'variablePay',
  'place',
  'joiningDate',
  'expiresOn',
  'letter',
] as const;
const DAY = 86_400_000;
const dayFrom = (days: number) => todayOf({ today: new Date(clock.now() + days * DAY) });

function LoadedForm(props: OfferFormProps & { templates: Templates }) {
  const { templates, onDone, onClose } = props;
  const { id: applicationId, name, job } = readFragment(OfferForm_application, props.application);
  const replaced = readFragment(OfferForm_replaced, props.replaced);
  const t = useTranslations('offers');
  const label = useTranslations('validation');
  const client = useApolloClient();
  const [send] = useMutation(OfferFormMutation);
  const [first] = templates;
  const [typedPay, setTypedPay] = useState(replaced ? `${replaced.pay}` : '');
  const form = useServerForm({
    schema: offerForm,
    fields: [...FIELDS],
    defaultValues: {
      language: (replaced?.language ?? first!.language).toLowerCase(),
      title: replaced?.title ?? job.title,
      pay: typedPay,
      variablePay: replaced?.variablePay ?? '',
      place: replaced?.place ?? job.place,
      joiningDate: replaced?.joiningDate ?? dayFrom(30),
      expiresOn: replaced?.expiresOn ?? dayFrom(7),
      letter: replaced?.letter ?? first!.letter,
    },
    send: async ({ language, ...offer }) => {
      const before = knownApplication(client, applicationId);
      const { data } = await send({
        variables: {
          input: {
            ...offer,
            applicationId,
            language: language.toUpperCase() as Locale,
            replacesId: replaced?.id,
          },
        },
      });
      return showMove(client, before, data?.sendOffer.offer.application);
    },
    onSent: onDone,
  });
  const pay = form.field('pay');
  const choose = (chosen: string) => {
    const template = templates.find(({ id }) => id === chosen);
    if (!template) return;
    form.setValue('language', template.language.toLowerCase());
    form.setValue('letter', template.letter);
    form.clearErrors('letter');
  };
  const current = () => ({
    applicationId,
    language: form.textOf('language').toUpperCase() as Locale,
    title: form.textOf('title'),
    pay: form.textOf('pay'),
    variablePay: form.textOf('variablePay'),
    place: form.textOf('place'),
    joiningDate: form.textOf('joiningDate'),
    expiresOn: form.textOf('expiresOn'),
    letter: form.textOf('letter'),
  });
  return (
    <section
      aria-label={t('form.open')}
      className="grid gap-4 rounded-card border border-line bg-card p-4 md:p-5"
    >
      <p className="text-sm text-soft">
        {t(replaced ? 'form.leadReplace' : 'form.lead', { name })}
      </p>
      <ServerForm
        form={form}
        fallback={t('failed')}
        submitLabel={t(replaced ? 'form.submitReplace' : 'form.submit')}
        wide={false}
      >
        <TextField {...form.field('title')} label={label('label.offerTitle')} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <CtcField
            {...pay}
            label="offerPay"
            hint={t('form.payHint')}
            value={typedPay}
            onChange={(event) => {
              setTypedPay(event.target.value);
              void pay.onChange(event);
            }}
          />
          <TextField
            {...form.field('variablePay')}
            label={label('label.variablePay')}
            hint={t('form.variableHint')}
            note={t('optional')}
          />
        </div>
        <TextField {...form.field('place')} label={label('label.offerPlace')} />
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          <TextField
            {...form.field('expiresOn', ['joiningDate'])}
            type="date"
            min={dayFrom(0)}
            label={label('label.expiresOn')}
            hint={t('form.expiryHint')}
          />
          <TextField
            {...form.field('joiningDate')}
            type="date"
            min={dayFrom(0)}
            label={label('label.joiningDate')}
          />
        </div>
        <SelectField
          label={t('form.template')}
          placeholder={replaced ? t('form.sentLetter') : undefined}
          defaultValue={replaced ? '' : first!.id}
          onChange={(event) => choose(event.currentTarget.value)}
          options={templates.map(({ id, name: value }) => ({ value: id, label: value }))}
        />
        <TextArea
          {...form.field('letter')}
          rows={10}
          label={label('label.offerLetter')}
          hint={t('form.fields', { fields: OFFER_FIELDS.map((one) => `{${one}}`).join(' ') })}
        />
        <OfferPreview inputOf={current} name={name} />
      </ServerForm>
      <TemplateTools
        templates={templates.filter(({ isOwn }) => isOwn)}
        letterOf={() => ({ language: current().language, letter: current().letter })}
      />
      <Button variant="quiet" size="s" className="-ml-3 justify-self-start" onClick={onClose}>
        {t('form.close')}
      </Button>
    </section>
  );
}
