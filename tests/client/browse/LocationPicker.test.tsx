import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LocationPicker } from '#client/components/LocationPicker.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import type { SiteLocale } from '#client/lib/locale.ts';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

// Many suites share the machine's cores.
const onChange = vi.fn<(value: string) => void>();

function Form({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <LocationPicker label="Current location" required value={value} onChange={change} />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function open(start?: string, locale?: SiteLocale) {
  onChange.mockClear();
  const { container } = await drawInSite(<Form start={start} />, { locale });
  await userEvent.click(box());
  await waitFor(() => expect(lines().length).toBeGreaterThan(0));
  return container;
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const lines = () => screen.queryAllByRole('option').map((line) => line.textContent);
const announced = () => document.querySelector('span[role=status]')?.textContent;

test('the location box opens on a click, shows the first hundred places and says so', async () => {
  const container = await open();
  expect(box().placeholder).toBe('Select city, state');
  expect(box().required).toBe(true);
  expect(lines()).toHaveLength(100);
  expect(announced()).toBe('Showing first 100 results. Type to narrow down your search.');
  await expectNoViolations(container);
});

test.each([
  [
    'KOCHI',
    [
      'Kochi, Ernakulam, Kerala',
      'Edappally, Kochi, Kerala',
      'Infopark, Kochi, Kerala',
      'Kalamassery, Kochi, Kerala',
    ],
  ],
  ['aurangabad', ['Aurangabad, Maharashtra', 'Aurangabad, Bihar']],
  ['goa', expect.arrayContaining(['North Goa, Goa', 'South Goa, Goa'])],
  ['pur, ch', expect.arrayContaining(['Bilaspur, Chhattisgarh'])],
])('%s finds places by a part of city, state or both, in any case', async (text, expected) => {
  await open();
  await userEvent.keyboard(text);
  expect(lines()).toEqual(expected);
});

test.each([
  ['Bangalore', 'Bengaluru (Bangalore), Karnataka'],
  ['Vijaywada', 'Vijayawada, NTR, Andhra Pradesh'],
  ['पुणे', 'Pune, Maharashtra'],
])('%s is found though the city is written in another way', async (name, line) => {
  await open();
  await userEvent.keyboard(name);
  expect(lines()[0]).toBe(line);
});

test('a stored district is shown as its city', async () => {
  await drawInSite(<Form start="NTR, Andhra Pradesh" />);
  await waitFor(() => expect(box().value).toBe('Vijayawada (NTR), Andhra Pradesh'));
  await drawInSite(<Form start="NTR, Andhra Pradesh" />, { locale: 'hi' });
  await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('combobox')[1]!.value).toBe('विजयवाड़ा, आंध्र प्रदेश')); // oxfmt-ignore
});

describe('near me', () => {
  const button = () => screen.getByRole('button', { name: 'Use my location' });
  const located = (locate: Geolocation['getCurrentPosition']) => {
    const getCurrentPosition = vi.fn(locate);
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
    return getCurrentPosition;
  };

  test('asks for the position only when pressed, and chooses the nearest city', async () => {
    const asked = located((found) =>
      found({ coords: { latitude: 16.6, longitude: 80.6 } } as GeolocationPosition),
    );
    await open();
    await userEvent.keyboard('{Escape}');
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(button());
    await waitFor(() => expect(box().value).toBe('Vijayawada, Andhra Pradesh'));
    expect(document.activeElement).toBe(box());
    expect(onChange.mock.calls).toEqual([['Vijayawada, Andhra Pradesh']]);
  });

  test('asks once, however often the button is pressed', async () => {
    const asked = located(() => {});
    await open();
    await userEvent.dblClick(button());
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledTimes(1);
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  test.each([
    [1, 'Your browser did not share your location. Type your city instead.'],
    [2, 'We could not find your location. Type your city instead.'],
  ])('says what to do if it fails with code %i', async (code, message) => {
    located((_found, failed) => failed?.({ code } as GeolocationPositionError));
    await open();
    await userEvent.click(button());
    await waitFor(() => expect(queuedToasts().map(({ title }) => title)).toContain(message));
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('typed text does not stay: Escape, Tab and a press outside close it and clear the search', async () => {
  await open('Pune, Maharashtra');
  for (const leave of ['escape', 'tab', 'outside']) {
    await userEvent.click(box());
    await userEvent.keyboard('Atlantis');
    expect([box().value, lines(), announced()]).toEqual([
      'Atlantis',
      [],
      'No locations found. Try a different search term.',
    ]);
    if (leave === 'escape') await userEvent.keyboard('{Escape}');
    else if (leave === 'tab') await userEvent.tab();
    else await userEvent.click(document.body);
    expect([box().value, box().getAttribute('aria-expanded')]).toEqual([
      'Pune, Maharashtra',
      'false',
    ]);
    await userEvent.click(box());
    expect([box().value, lines().length]).toEqual(['', 100]);
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('Escape closes only the list, not the surrounding dialog', async () => {
  const outer = vi.fn();
  await open();
  document.body.addEventListener('keydown', outer);
  await userEvent.keyboard('{Escape}');
  expect(outer).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outer).toHaveBeenCalledOnce();
  document.body.removeEventListener('keydown', outer);
});

test('the keyboard moves and selects; the box then shows the display text', async () => {
  await open();
  await userEvent.keyboard('maharashtra{End}');
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  expect(active()?.textContent).toBe(lines().at(-1));
  await userEvent.keyboard('{ArrowDown}');
  expect(active()?.textContent).toBe('Mumbai, Maharashtra');
  await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onChange.mock.calls).toEqual([['Mumbai, Maharashtra']]);
  expect([box().value, lines()]).toEqual(['Mumbai, Maharashtra', []]);
});

test('pressing a line selects it, the cross empties the box', async () => {
  await open();
  await userEvent.keyboard('mysuru');
  await userEvent.click(screen.getByRole('option', { name: 'Mysuru, Karnataka' }));
  expect(box().value).toBe('Mysuru, Karnataka');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the location' }));
  expect([box().value, document.activeElement]).toEqual(['', box()]);
  expect(screen.queryByRole('button', { name: 'Clear the location' })).toBeNull();
  expect(onChange.mock.calls).toEqual([['Mysuru, Karnataka'], ['']]);
});

test('choosing the place that is there changes nothing', async () => {
  await open('Mysuru, Karnataka');
  await userEvent.keyboard('mysuru{Enter}');
  expect([box().value, onChange.mock.calls]).toEqual(['Mysuru, Karnataka', []]);
});

test('typing into the closed box starts a new search', async () => {
  await open('Pune, Maharashtra');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(box(), 'n', { skipClick: true });
  expect(box().value).toBe('n');
});

test('Page keys move by eight lines; Tab selects the active line and Enter a single match', async () => {
  await open();
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  for (const arrow of ['{ArrowUp}', '{ArrowDown}']) {
    await userEvent.keyboard(`{Escape}${arrow}`);
    expect([box().getAttribute('aria-expanded'), active()]).toEqual(['true', null]);
  }
  await userEvent.keyboard('maharashtra{Home}{ArrowUp}');
  expect(active()?.textContent).toBe(lines().at(-1));
  // Another letter starts without an active line.
  await userEvent.keyboard('{Backspace}a');
  expect(active()).toBeNull();
  await userEvent.keyboard('{Home}{PageDown}');
  expect(active()?.textContent).toBe(lines()[8]);
  await userEvent.keyboard('{PageDown}{PageUp}{ArrowDown}');
  expect(active()?.textContent).toBe(lines()[9]);
  await userEvent.tab();
  const [[tenth]] = onChange.mock.calls as [[string]];
  expect(box().value).toBe(tenth);
  await userEvent.click(box());
  await userEvent.keyboard('mysuru');
  // Without an active line, Tab only leaves the box.
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.click(box());
  await userEvent.keyboard('mysuru');
  // Enter that confirms a word of an input method chooses nothing.
  fireEvent.keyDown(document.activeElement!, { key: 'Enter', isComposing: true });
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[tenth], ['Mysuru, Karnataka']]);
  await userEvent.click(box());
  await userEvent.keyboard('maharashtra{Enter}');
  expect(box().value).toBe('maharashtra');
});
