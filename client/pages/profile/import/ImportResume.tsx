import { skipToken, useQuery } from '@apollo/client/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useNow } from '#client/lib/now.ts';
import type { ProfileEditor_user } from '#client/pages/profile/ProfileEditor.tsx';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const ReviewFindings = loadOnUse(async () => (await import('./ReviewFindings.tsx')).ReviewFindings);

export const ImportResume_viewer = graphql(`
  fragment ImportResume_viewer on Viewer {
    readableResumes {
      id
      name
    }
    resumes {
      id
      name
      isReadable
      createdAt
    }
  }
`);

const ImportResumeQuery = graphql(`
  query ImportResume {
    viewer {
      ...ImportResume_viewer
    }
  }
`);

const POLL_MS = 3_000;
/** Reading takes a moment. What has not been read after this time is lost. */
const READING_MS = 5 * 60_000;

interface ImportResumeProps {
  viewer: FragmentType<typeof ImportResume_viewer>;
  user: FragmentType<typeof ProfileEditor_user>;
}

/** Without a readable resume there is no button, so that no button is ever dead (product decision 5). */
export function ImportResume({ user, ...props }: ImportResumeProps) {
  const { readableResumes, resumes } = readFragment(ImportResume_viewer, props.viewer);
  const t = useTranslations('profile');
  const [open, setOpen] = useState(false);
  const now = useNow().getTime();
  const isReading = resumes.some(
    ({ isReadable, createdAt }) => isReadable == null && now - Date.parse(createdAt) < READING_MS,
  );
  // The answers reach the page through the cache.
  useQuery(ImportResumeQuery, isReading ? { pollInterval: POLL_MS } : skipToken);
  if (readableResumes.length === 0) {
    const scan = resumes.find(({ isReadable }) => isReadable === false);
    return scan ? (
      <p className="measure text-sm text-soft">{t('import.scan', { name: scan.name })}</p>
    ) : null;
  }
  return (
    <>
      <Button icon={<FileText className="size-5" />} onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {open && (
        <ReviewFindings resumes={readableResumes} user={user} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
