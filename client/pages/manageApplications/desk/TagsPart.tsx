import { useMutation, useQuery } from '@apollo/client/react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#client/components/useFailureToast.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { TAG_LENGTH_MAX } from '#schema/options/screens/reviewDesk.ts';
import { CompanyTagsQuery } from '../tags/companyTags.ts';

export const TagsPart_application = graphql(`
  fragment TagsPart_application on Application {
    id
    tags {
      id
      name
    }
  }
`);

const TagsPartAddMutation = graphql(`
  mutation TagsPartAdd($input: TagApplicationInput!) {
    tagApplication(input: $input) {
      application {
        ...TagsPart_application
        ...ApplicantMarks_application
      }
    }
  }
`);

const TagsPartRemoveMutation = graphql(`
  mutation TagsPartRemove($input: TagApplicationInput!) {
    untagApplication(input: $input) {
      application {
        ...TagsPart_application
        ...ApplicantMarks_application
      }
    }
  }
`);

const TagsPartCreateMutation = graphql(`
  mutation TagsPartCreate($input: CreateApplicationTagInput!) {
    createApplicationTag(input: $input) {
      tag {
        id
        name
      }
      viewer {
        id
        applicationTags {
          id
          name
          applications
        }
      }
    }
  }
`);

/** The tags on an application. A name that the company does not have yet becomes a new tag. */
export function TagsPart(props: { application: FragmentType<typeof TagsPart_application> }) {
  const { id, tags } = readFragment(TagsPart_application, props.application);
  const t = useTranslations('reviewDesk');
  const showFailure = useFailureToast();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(CompanyTagsQuery);
  const [add] = useMutation(TagsPartAddMutation);
  const [remove] = useMutation(TagsPartRemoveMutation);
  const [create] = useMutation(TagsPartCreateMutation);
  const known = data?.viewer?.applicationTags ?? [];
  const isOn = (tagId: string) => tags.some((tag) => tag.id === tagId);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const name = typed.replaceAll(/\s+/g, ' ').trim();
    if (!name) return;
    setBusy(true);
    try {
      const existing = known.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
      const made = existing ? null : await create({ variables: { input: { name } } });
      const tagId = existing?.id ?? made?.data?.createApplicationTag.tag?.id;
      if (tagId) await add({ variables: { input: { applicationId: id, tagId } } });
      setTyped('');
    } catch (error) {
      showFailure(t('tags.failed'), error);
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-2">
      {tags.length > 0 && (
        <ul aria-label={t('tags.heading')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag.id}>
              <Chip
                removes
                aria-label={t('tags.remove', { name: tag.name })}
                onClick={() =>
                  void remove({
                    variables: { input: { applicationId: id, tagId: tag.id } },
                  }).catch((error: unknown) => showFailure(t('tags.failed'), error))
                }
              >
                {tag.name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
        <TextField
          hideLabel
          label={t('tags.label')}
          placeholder={t('tags.label')}
          value={typed}
          list={list}
          maxLength={TAG_LENGTH_MAX}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-0 flex-1"
        />
        <datalist id={list}>
          {known
            .filter((tag) => !isOn(tag.id))
            .map((tag) => (
              <option key={tag.id} value={tag.name}>
                {tag.name}
              </option>
            ))}
        </datalist>
        <Button type="submit" busy={busy}>
          {t('tags.add')}
        </Button>
      </form>
    </div>
  );
}
