import { useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { TimeZoneField } from '#client/components/interviews/TimeZoneField.tsx';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { toast } from '#client/ui/toast.ts';

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
  const [save] = useMutation(OwnTimeZoneMutation);
  const change = async (chosen: string) => {
    try {
      await save({ variables: { input: { timeZone: chosen } } });
    } catch (error) {
      toast({ kind: 'error', title: t('failed'), message: serverMessage(error) });
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
