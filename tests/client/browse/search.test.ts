import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { box, jobs, open, suggested } from './drawBrowse.tsx';

describe('searching', () => {
  test('typing replaces the address once it pauses', async () => {
    const { asked } = await open();
    await jobs();
    await userEvent.type(box('What'), 'nurse');
    await expectAddress('/browse-jobs?search=nurse', 'REPLACE');
    expect(asked.map(({ filter }) => filter)).toEqual([{}, { search: 'nurse' }]);
  });

  test('Search submits both boxes at once and starts at page one', async () => {
    await open('?salary=3-5&page=1');
    await jobs();
    await userEvent.type(box('What'), 'nurse');
    await userEvent.type(box('Where'), 'Mysuru');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expectAddress('/browse-jobs?search=nurse&location=Mysuru&salary=3-5', 'PUSH');
  });

  test('suggestions: arrows select, and a company becomes a filter', async () => {
    await open();
    await jobs();
    await userEvent.type(box('What'), 'lo');
    await screen.findByRole('option', { name: /Lotus Works/ });
    expect(suggested()).toEqual(['AccountantJob title', 'Lotus WorksCompany']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expectAddress('/browse-jobs?company=0190a5d2-0000-7000-8000-000000000001', 'PUSH');
    expect(box('What').value).toBe('');
  });

  test('Enter without an arrow searches for the exact text', async () => {
    await open();
    await jobs();
    await userEvent.type(box('Where'), 'pu');
    await screen.findByRole('option', { name: /Pune/ });
    await userEvent.keyboard('{Enter}');
    await expectAddress('/browse-jobs?location=pu', 'PUSH');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('works as a plain form before the script, with all filters', async () => {
    await open('?salary=3-5&page=2&category=finance-banking', 'hi');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('action')).toBe('/hi/browse-jobs');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      search: '',
      location: '',
      category: 'Finance & Banking',
      salary: '3-5',
    });
  });
});
