import { useQuery } from '@apollo/client/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { displayName } from '#client/lib/displayName.ts';
import { useSession } from '#client/lib/session.ts';
import { Menu } from '#client/ui/overlays/Menu.tsx';
import { fillFields } from '#schema/options/messages.ts';
import { MessageTemplatesQuery } from './messageTemplates.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const TemplatesDialog = loadOnUse(
  async () => (await import('./TemplatesDialog.tsx')).TemplatesDialog,
  { words: ['messages', 'validation'], soon: true },
);

export const TemplateMenu_conversation = graphql(`
  fragment TemplateMenu_conversation on Conversation {
    id
    application {
      id
      name
      job {
        id
        title
        company {
          id
          name
        }
      }
    }
  }
`);

const MANAGE = 'manage';

interface TemplateMenuProps {
  conversation: FragmentType<typeof TemplateMenu_conversation>;
  /** Called with the text, whose fields are filled in. */
  onChoose: (text: string) => void;
}

/** The company's texts, to start a message from. */
export function TemplateMenu({ conversation, onChoose }: TemplateMenuProps) {
  const { name, job } = readFragment(TemplateMenu_conversation, conversation).application;
  const t = useTranslations('messages');
  const { user } = useSession();
  const { data } = useQuery(MessageTemplatesQuery);
  const [isManaging, setManaging] = useState(false);
  const templates = data?.viewer?.messageTemplates ?? [];
  const choose = (id: string) => {
    if (id === MANAGE) return setManaging(true);
    const template = templates.find((one) => one.id === id);
    if (!template || !user) return;
    const fields = {
      name,
      job: job.title,
      company: job.company.name,
      sender: displayName(user, ''),
    };
    onChoose(fillFields(template.body, fields));
  };
  return (
    <>
      <Menu
        label={t('templates.menu')}
        button={{
          size: 's',
          variant: 'quiet',
          icon: <FileText className="size-4" />,
          children: t('templates.menu'),
        }}
        items={[
          ...templates.map(({ id, name: label }) => ({ id, label })),
          { id: MANAGE, label: t('templates.manage') },
        ]}
        onChoose={choose}
      />
      {isManaging && <TemplatesDialog onClose={() => setManaging(false)} />}
    </>
  );
}
