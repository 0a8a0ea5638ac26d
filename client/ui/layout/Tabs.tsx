import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: ReactNode; count?: ReactNode; content: ReactNode }[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Controlled, so that the page can keep the open tab in its URL. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b max-sm:gap-0 border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            ref={tab.id === selected ? bringIntoSight : undefined}
            className="-mb-px flex min-h-11 cursor-pointer items-center gap-2 border-b-2 border-transparent px-3 max-sm:px-2 whitespace-nowrap text-soft max-sm:text-sm outline-none hover:text-text data-focus-visible:-outline-offset-2 data-selected:border-ink data-selected:font-semibold data-selected:text-text"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular rounded-full bg-tint px-2 text-xs leading-5">
                {tab.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-6">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** On a phone the row can be wider than the screen. */
function bringIntoSight(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
