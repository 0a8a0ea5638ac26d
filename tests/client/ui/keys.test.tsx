import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { SuggestBox } from '#client/components/suggestions/SuggestBox.tsx';
import { ComboBox } from '#client/ui/fields/ComboBox.tsx';
import { isEscapeTaken, useDismissal } from '#client/ui/useDismissal.ts';
import { Tabs } from '#client/ui/layout/Tabs.tsx';
import { keysOutside } from '#tests/client/support/keysOutside.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';

function Place() {
  const [text, setText] = useState('');
  return (
    <ComboBox
      label="Place"
      items={[{ id: 'pune', label: 'Pune' }]}
      value={null}
      onChange={() => {}}
      text={text}
      onText={setText}
      emptyText="No such place"
      openLabel="Show places"
      listLabel="Places"
      countText={(count) => `${count} places`}
    />
  );
}

const suggestions = {
  find: async () => [{ text: 'Pune' }],
  onChoose: () => {},
  pause: 0,
};

const BOXES = {
  'a combo box': <Place />,
  'a box with suggestions': (
    <SuggestBox
      input={{ ref: () => {} }}
      name="location"
      label="Where"
      placeholder=""
      icon={null}
      source={suggestions}
      listLabel="Places"
      countText={(count) => `${count} places`}
    />
  ),
  'the box for a location': <LocationPicker label="Location" value="" onChange={() => {}} />,
};

test.each(Object.entries(BOXES))(
  'in %s, Escape closes only the list, then what surrounds it',
  async (_, box) => {
    const user = userEvent.setup({ delay: null });
    const outside = keysOutside();
    await drawInSite(box);
    const input = screen.getByRole('combobox');
    await user.click(input);
    await user.type(input, 'pun');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    outside.length = 0;
    expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false);
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(outside).toEqual([]);
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(outside).toEqual(['Escape']);
  },
);

function Sections() {
  const [selected, setSelected] = useState('jobs');
  const tabs = ['jobs', 'team', 'mail'].map((id) => ({ id, label: id, content: `the ${id}` }));
  return <Tabs label="Sections" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

test('keys select the tab that they lead to, and the focus goes with them', async () => {
  const user = userEvent.setup({ delay: null });
  await drawInSite(<Sections />);
  await user.tab();
  const steps = [
    ['{ArrowRight}', 'team'],
    ['{End}', 'mail'],
    ['{ArrowRight}', 'jobs'],
    ['{ArrowLeft}', 'mail'],
    ['{Home}', 'jobs'],
  ] as const;
  for (const [key, tab] of steps) {
    await user.keyboard(key);
    const open = screen.getByRole('tab', { selected: true });
    expect([open.textContent, open.tabIndex]).toEqual([tab, 0]);
    expect(document.activeElement).toBe(open);
    expect(screen.getByRole('tabpanel').textContent).toBe(`the ${tab}`);
  }
});

function Opened() {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  useDismissal(root, isOpen, { onOutside: close, onEscape: close });
  return (
    <div ref={root}>
      {isOpen && <input onKeyDown={(event) => event.key === 'Escape' && takes(event)} />}
    </div>
  );
}

const escapes: string[] = [];
const takes = (event: { preventDefault: () => void }) => {
  if (escapes.push('taken') === 1) event.preventDefault();
};

test('Escape closes what is open, unless something in it needs the key; then it is free again', () => {
  render(<Opened />);
  const press = () => fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  press();
  expect([screen.queryByRole('textbox') !== null, isEscapeTaken()]).toEqual([true, true]);
  press();
  expect([screen.queryByRole('textbox') !== null, isEscapeTaken()]).toEqual([false, false]);
});
