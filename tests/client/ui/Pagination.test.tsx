import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pageWindow } from '#client/ui/layout/pageWindow.ts';
import { Pagination } from '#client/ui/layout/Pagination.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

afterEach(cleanup);

function PlainLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a href={to} {...rest} />;
}

function show(page: number, pages: number) {
  return render(
    <Pagination
      page={page}
      pages={pages}
      toPage={(number) => `?page=${number}`}
      as={PlainLink}
      labels={{
        nav: 'Pages',
        previous: 'Previous page',
        next: 'Next page',
        page: (number) => `Page ${number}`,
      }}
    />,
  );
}

test.for([
  [1, 3, [1, 2, 3]],
  [1, 40, [1, 2, 3, 4, 5]],
  [3, 40, [1, 2, 3, 4, 5]],
  [7, 40, [5, 6, 7, 8, 9]],
  [40, 40, [36, 37, 38, 39, 40]],
  [99, 4, [1, 2, 3, 4]],
  [1, 0, []],
] as const)('on page %i of %i the window is %j', ([page, pages, numbers]) => {
  expect(pageWindow(page, pages)).toEqual(numbers);
});

test('a single page needs no pagination', () => {
  const { container } = show(1, 1);
  expect(container.innerHTML).toBe('');
});

test('the current page is marked and has links to its neighbours', async () => {
  const { container } = show(7, 40);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('7');
  const next = screen.getByRole('link', { name: 'Next page' });
  const previous = screen.getByRole('link', { name: 'Previous page' });
  expect([next.getAttribute('href'), next.getAttribute('rel')]).toEqual(['?page=8', 'next']);
  expect([previous.getAttribute('href'), previous.getAttribute('rel')]).toEqual([
    '?page=6',
    'prev',
  ]);
  await expectNoViolations(container);
});

test.each([
  [1, 'Previous page'],
  [40, 'Next page'],
])('page %i of 40 has no link to its %s', (page, name) => {
  show(page, 40);
  const step = screen.getByRole('link', { name });
  expect(step.hasAttribute('href')).toBe(false);
  expect(step.getAttribute('aria-disabled')).toBe('true');
});
