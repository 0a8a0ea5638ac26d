import { useState, type ReactNode } from 'react';
import { Container } from '#client/ui/Container.tsx';
import { Chip } from '#client/ui/figures/Chip.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { UiChartsLater } from './charts/UiChartsLater.tsx';
import { UiButtons } from './UiButtons.tsx';
import { UiChoices } from './UiChoices.tsx';
import { UiColours } from './UiColours.tsx';
import { UiFailedForm } from './UiFailedForm.tsx';
import { UiFields } from './UiFields.tsx';
import { UiFiles } from './UiFiles.tsx';
import { UiMessages } from './UiMessages.tsx';
import { UiOverlays } from './UiOverlays.tsx';
import { uiPageWords as words } from './uiPageWords.ts';
import { UiPeople } from './UiPeople.tsx';
import { UiTable } from './UiTable.tsx';
import { UiThemes } from './UiThemes.tsx';
import { UiType } from './UiType.tsx';
import { UiWaiting } from './UiWaiting.tsx';
import { UiNavigation } from './UiNavigation.tsx';

const sections: Record<keyof typeof words.sections, ReactNode> = {
  buttons: <UiButtons />,
  fields: <UiFields />,
  choices: <UiChoices />,
  form: <UiFailedForm />,
  messages: <UiMessages />,
  waiting: <UiWaiting />,
  people: <UiPeople />,
  ways: <UiNavigation />,
  overlays: <UiOverlays />,
  table: <UiTable />,
  charts: <UiChartsLater />,
  files: <UiFiles />,
  themes: <UiThemes />,
  type: <UiType />,
  colours: <UiColours />,
};

type Section = keyof typeof sections;

export const meta = () => ({ title: words.title, noindex: true });

/** Every component in each state, for developers. The surrounding frame adds header and toasts. */
export function Page() {
  const [theme, setTheme] = useState('system');
  const choose = (name: string) => {
    setTheme(name);
    if (name === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
  };
  return (
    <Container className="py-8">
      <PageHeading
        lead={words.lead}
        className="pb-8"
        actions={Object.entries(words.themes).map(([name, label]) => (
          <Chip key={name} selected={theme === name} onClick={() => choose(name)}>
            {label}
          </Chip>
        ))}
      >
        {words.title}
      </PageHeading>
      {(Object.keys(sections) as Section[]).map((name) => (
        <UiSection key={name} id={`ui-${name}`} title={words.sections[name]}>
          {sections[name]}
        </UiSection>
      ))}
    </Container>
  );
}

function UiSection(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line py-8 md:py-10"
    >
      <h2 id={props.id} className="text-lg md:text-xl">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
