import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ComboBox } from '#client/ui/fields/ComboBox.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

afterEach(cleanup);

const items = [
  { id: 'pune', label: 'Pune', description: 'Maharashtra' },
  { id: 'nashik', label: 'Nashik', description: 'Maharashtra' },
  { id: 'mysuru', label: 'Mysuru', description: 'Karnataka' },
];

interface PlaceProps {
  freeText?: boolean;
  onLeave?: () => void;
  onUnlisted?: (text: string) => void;
}

function Place({ freeText, onLeave, onUnlisted }: PlaceProps) {
  const [value, setValue] = useState<string | null>(null);
  const [text, setText] = useState('');
  return (
    <>
      <ComboBox
        label="Place"
        items={items}
        value={value}
        onChange={setValue}
        text={text}
        onText={setText}
        freeText={freeText}
        onUnlisted={onUnlisted}
        emptyText="No such place"
        openLabel="Show places"
        listLabel="Places"
        countText={(count) => `${count} places`}
        inputProps={{ onBlur: onLeave }}
      />
      <p id="chosen">{value}</p>
      <button type="button">Elsewhere</button>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Place' });
const text = () => (box() as HTMLInputElement).value;
const chosen = () => document.querySelector('#chosen')?.textContent;
const lines = () => screen.queryAllByRole('option').map((line) => line.textContent);

test('typing filters the list; arrows and Enter select', async () => {
  const user = userEvent.setup();
  render(<Place />);
  await user.type(box(), 'mah');
  expect(lines()).toEqual(['PuneMaharashtra', 'NashikMaharashtra']);
  expect(screen.getByRole('status').textContent).toBe('2 places');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(box().getAttribute('aria-activedescendant')!);
  expect(active?.textContent).toContain('Nashik');
  await expectNoViolations(document.body);
  await user.keyboard('{Enter}');
  expect([text(), chosen(), lines()]).toEqual(['Nashik', 'nashik', []]);
});

test('the arrows wrap around, and Up first goes to the last line', async () => {
  const user = userEvent.setup();
  render(<Place />);
  await user.click(box());
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen()).toBe('mysuru');
});

test('Escape closes the list and keeps what was typed', async () => {
  const user = userEvent.setup();
  render(<Place freeText />);
  await user.type(box(), 'pu{Escape}');
  expect([text(), lines()]).toEqual(['pu', []]);
});

test('pressing a line selects it', async () => {
  const user = userEvent.setup();
  render(<Place />);
  await user.click(box());
  await user.click(screen.getByRole('option', { name: /Pune/ }));
  expect([text(), chosen()]).toEqual(['Pune', 'pune']);
  expect(document.activeElement).toBe(box());
});

test('only a line of the list is accepted: other text reverts on leaving', async () => {
  const user = userEvent.setup();
  render(<Place />);
  await user.type(box(), 'mysuru');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect([text(), chosen()]).toEqual(['Mysuru', 'mysuru']);
  await user.clear(box());
  await user.type(box(), 'Atlantis');
  expect(screen.getByRole('status').textContent).toBe('No such place');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect([text(), chosen()]).toEqual(['', '']);
});

test('where free text is allowed it stays, and no line is selected', async () => {
  const user = userEvent.setup();
  let left = 0;
  render(<Place freeText onLeave={() => (left += 1)} />);
  await user.type(box(), 'Pune{ArrowDown}{Enter}');
  expect(chosen()).toBe('pune');
  await user.type(box(), ' city');
  await user.tab();
  expect([text(), chosen()]).toEqual(['Pune city', '']);
  // The form checks the field when it is left.
  expect(left).toBe(1);
});

test('Tab selects the active line, and the list then offers all lines again', async () => {
  const user = userEvent.setup();
  render(<Place />);
  await user.type(box(), 'nas{ArrowDown}');
  await user.tab();
  expect([text(), chosen()]).toEqual(['Nashik', 'nashik']);
  await user.click(box());
  expect(lines()).toHaveLength(3);
});

test('other text can stay to be explained, an empty box explains nothing', async () => {
  const user = userEvent.setup();
  const unlisted: string[] = [];
  render(<Place onUnlisted={(other) => unlisted.push(other)} />);
  await user.click(box());
  await user.tab();
  await user.type(box(), ' Atlantis ');
  await user.tab();
  expect([text(), unlisted]).toEqual([' Atlantis ', ['Atlantis']]);
});
