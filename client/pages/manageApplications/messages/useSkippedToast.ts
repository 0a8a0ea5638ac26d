import { useFormatter, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { toast } from '#client/ui/toast.ts';

const SkippedToast_sent = graphql(`
  fragment SkippedToast_sent on MessageBatchPayload {
    count
    skippedApplications {
      id
      message
      application {
        id
        name
      }
    }
  }
`);

/** How many names are shown for each reason. */
const NAMED = 3;

/** Says who does not get a message to many, and why. It remains until it is closed. */
export function useSkippedToast() {
  const t = useTranslations('messages');
  const format = useFormatter();
  return (sent: FragmentType<typeof SkippedToast_sent>) => {
    const { count: reached, skippedApplications: skipped } = readFragment(SkippedToast_sent, sent);
    if (skipped.length === 0 && reached > 0) return;
    const namesByReason = new Map<string, string[]>();
    for (const { message, application } of skipped) {
      const name = application?.name || t('bulk.unnamed');
      namesByReason.set(message, [...(namesByReason.get(message) ?? []), name]);
    }
    const lines = [...namesByReason].map(([reason, names]) => {
      const more = names.length - NAMED;
      const shown = more > 0 ? [...names.slice(0, NAMED), t('bulk.more', { count: more })] : names;
      return t('bulk.reason', { names: format.list(shown), reason });
    });
    const title =
      reached > 0 ? t('bulk.skipped', { count: skipped.length }) : t('bulk.done', { count: 0 });
    toast({ kind: 'warning', title, message: lines.join(' '), duration: Infinity });
  };
}
