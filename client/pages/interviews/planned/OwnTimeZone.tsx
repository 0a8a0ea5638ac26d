import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { TimeZoneField } from '#client/components/interviews/TimeZoneField.tsx';
import { graphql } from '#client/gql/gql.ts';

const OwnTimeZoneMutation = graphql(`
  mutation OwnTimeZone($input: SaveTimeZoneInput!) {
    saveTimeZone(input: $input) {
      id
      timeZone
    }
  }
`);

/** Applies to the pages and the emails of this reader only. */
export function OwnTimeZone({ timeZone }: { timeZone: string }) {
  const t = useTranslations('interviews');
  const showFailure = useFailureToast();
  const [save] = useMutation(OwnTimeZoneMutation);
  const change = async (chosen: string) => {
    try {
      await save({ variables: { input: { timeZone: chosen } } });
    } catch (error) {
      showFailure(t('failed'), error);
    }
  };
  return (
    <TimeZoneField
      label={t('ownTimeZone')}
      value={timeZone}
      onChange={(zone) => void change(zone)}
      className="max-w-sm"
    />
  );
}
