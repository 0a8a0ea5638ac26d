import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { fieldFailures } from '#client/lib/failures.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { loadCode, preload } from '#client/ui/loadOnUse.ts';
import { toast } from '#client/ui/toast.ts';
import { fieldsOf, type Translate } from '#schema/validation/issues.ts';
import { Proof, Proof_verification, type ProofEntries } from './Proof.tsx';

const SendWorkEmailLinkMutation = graphql(`
  mutation DomainProofSend($email: String!) {
    sendWorkEmailLink(input: { email: $email }) {
      companyProfile {
        id
        ...VerificationSection_profile
      }
    }
  }
`);

const loadRules = () => import('#schema/validation/employers/verification.ts');

interface DomainProofProps {
  entries: ProofEntries;
  website: string | null | undefined;
  isClosed: boolean;
}

/** A work email at the website's domain. The link in the email proves ownership of the domain. */
export function DomainProof({ entries, website, isClosed }: DomainProofProps) {
  const t = useTranslations('companyProfile');
  const words: Translate = useTranslations('validation');
  const sent = entries.map((entry) => readFragment(Proof_verification, entry));
  const isPending = sent.some(({ status }) => status === 'PENDING');
  const [email, setEmail] = useState(
    () => sent.find(({ status }) => status === 'PENDING')?.email ?? '',
  );
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [send, { loading }] = useMutation(SendWorkEmailLinkMutation);
  const domain = website && URL.canParse(website) ? new URL(website).hostname : null;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (loading) return;
    setFailure(undefined);
    const rules = await loadCode(loadRules);
    if (!rules) return;
    const judged = rules.workEmailSchema.safeParse({ email });
    setProblem(judged.success ? undefined : fieldsOf(judged.error, words)[0]?.message);
    if (!judged.success) return;
    try {
      await send({ variables: judged.data });
      toast({ kind: 'success', title: t('verification.sendDone', judged.data) });
    } catch (error) {
      const [field] = fieldFailures(error);
      if (field) setProblem(field.message);
      else setFailure(error ?? new Error());
      setAttempt((count) => count + 1);
    }
  };
  const isVerified = sent.some(({ status }) => status === 'VERIFIED');
  return (
    <Proof kind="DOMAIN" entries={entries}>
      {!isClosed && !domain && <p className="text-sm">{t('verification.noWebsite')}</p>}
      {!isClosed && domain && !(isVerified && !isPending) && (
        <form
          noValidate
          method="post"
          onSubmit={(event) => void submit(event)}
          className="mt-1 grid gap-3"
        >
          {failure !== undefined && (
            <FailureBanner error={failure} title={t('verification.sendFailed')} attempt={attempt} />
          )}
          <TextField
            type="email"
            label={t('verification.email')}
            hint={t('verification.emailHint', { domain: domain.replace(/^www\./, '') })}
            error={problem}
            autoComplete="email"
            inputMode="email"
            value={email}
            onFocus={() => preload(loadRules)}
            onChange={({ target }) => setEmail(target.value)}
            className="max-w-96"
          />
          <Button type="submit" busy={loading} className="justify-self-start">
            {t(isPending ? 'verification.sendAgain' : 'verification.send')}
          </Button>
        </form>
      )}
    </Proof>
  );
}
