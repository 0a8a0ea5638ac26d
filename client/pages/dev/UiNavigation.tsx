import { useState, type ComponentProps } from 'react';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { Pagination } from '#client/ui/layout/Pagination.tsx';
import { Stepper } from '#client/ui/layout/Stepper.tsx';
import { Tabs } from '#client/ui/layout/Tabs.tsx';
import { crumbs } from './uiPageSamples.ts';
import { uiPageWords as words } from './uiPageWords.ts';

function PlainLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export function UiNavigation() {
  const [tab, setTab] = useState('all');
  const { tabs, steps, pages } = words;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Breadcrumbs label={words.crumbs.nav} items={crumbs} as={PlainLink} />
      <Pagination
        page={7}
        pages={40}
        toPage={(page) => `#page-${page}`}
        as={PlainLink}
        labels={{ ...pages, page: (page) => `${pages.page} ${page}` }}
      />
      <Stepper
        label={steps.label}
        steps={steps.items.map((label) => ({ id: label, label }))}
        current={1}
        doneLabel={steps.done}
        position={steps.position}
        onGoTo={() => undefined}
      />
      <Tabs
        label={tabs.label}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'all', label: tabs.all, count: 12, content: tabs.text },
          { id: 'shortlisted', label: tabs.shortlisted, count: 3, content: tabs.text },
          { id: 'rejected', label: tabs.rejected, content: tabs.text },
        ]}
      />
    </div>
  );
}
