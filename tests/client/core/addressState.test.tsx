import { act, render, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUrlText } from '#client/components/form/useUrlText.ts';
import { withQuery } from '#client/lib/address.ts';
import { createMemoryRouter, RouterProvider } from '#client/lib/routing.ts';
import { useAddressState, type AddressState } from '#client/lib/useAddressState.ts';

interface Address {
  search: string;
  open: string;
}

const FORMAT = {
  readAddress: (query: URLSearchParams): Address => ({
    search: query.get('search') ?? '',
    open: query.get('open') ?? '',
  }),
  pathOf: ({ search, open }: Address) => withQuery('/jobs', { search, open }),
  changed: (address: Address, change: Partial<Address>) => ({ ...address, ...change }),
};

/** A page whose state is in the address, after another page. */
function openPage(path = '/jobs') {
  let now!: AddressState<Address>;
  function Page() {
    now = useAddressState(FORMAT);
    return null;
  }
  const loader = () => null;
  const router = createMemoryRouter([{ id: 'page', path: '*', element: <Page />, loader }], {
    initialEntries: ['/before', path],
    initialIndex: 1,
    hydrationData: { loaderData: { page: null } },
  });
  render(<RouterProvider router={router} useTransitions={false} />);
  const { key } = router.state.location;
  return {
    do: (work: (page: typeof now) => void) => act(async () => work(now)),
    isMoved: () => router.state.location.key !== key,
    /** The address, and how the browser got there. */
    place: () => {
      const { pathname, search } = router.state.location;
      return [pathname + search, router.state.historyAction];
    },
  };
}

type Page = ReturnType<typeof openPage>;
const expectPlace = (page: Page, address: string, way: 'PUSH' | 'REPLACE' | 'POP') =>
  waitFor(() => expect(page.place()).toEqual([address, way]));

test('the second of two quick changes builds on the first', async () => {
  const page = openPage();
  await page.do(({ push }) => {
    push({ search: 'nurse' });
    push({ open: '7' });
  });
  await expectPlace(page, '/jobs?search=nurse&open=7', 'PUSH');
});

test('what replaces a step that is still being taken adds it to the history', async () => {
  const page = openPage();
  await page.do(({ push, replace }) => {
    push({ open: '7' });
    replace({ search: 'nurse' });
  });
  await expectPlace(page, '/jobs?search=nurse&open=7', 'PUSH');
  await page.do(({ replace }) => replace({ search: 'nurses' }));
  await expectPlace(page, '/jobs?search=nurses&open=7', 'REPLACE');
});

test('a change that changes nothing leads nowhere', async () => {
  const page = openPage();
  await page.do(({ push }) => push({ search: '' }));
  expect(page.isMoved()).toBe(false);
});

test('closing goes back to where something was opened', async () => {
  const page = openPage();
  await page.do(({ open }) => open({ open: '7' }));
  await expectPlace(page, '/jobs?open=7', 'PUSH');
  // Something typed and removed again in between makes no difference.
  await page.do(({ replace }) => replace({ search: 'nurse' }));
  await page.do(({ replace }) => replace({ search: '' }));
  await expectPlace(page, '/jobs?open=7', 'REPLACE');
  await page.do(({ close }) => close({ open: '' }));
  await expectPlace(page, '/jobs', 'POP');
});

test('choices made in a sheet are kept when it closes', async () => {
  const page = openPage();
  await page.do(({ open }) => open({ open: 'sheet' }));
  await page.do(({ replace }) => replace({ search: 'nurse' }));
  await page.do(({ close }) => close({ open: '' }));
  await expectPlace(page, '/jobs?search=nurse', 'REPLACE');
});

test('what a link opened is closed without leaving the page', async () => {
  const page = openPage('/jobs?open=7');
  await page.do(({ close }) => close({ open: '' }));
  await expectPlace(page, '/jobs', 'REPLACE');
});

test('a box keeps what is typed while the address catches up, and follows it otherwise', async () => {
  const { result, rerender } = renderHook(useUrlText, { initialProps: '' });
  const type = (text: string) => act(async () => result.current[1](text));
  const lead = (address: string) => act(async () => rerender(address));
  await type('3');
  await type('30');
  await lead('3');
  expect(result.current[0]).toBe('30');
  await lead('30');
  await lead('7');
  expect(result.current[0]).toBe('7');
  // Back to what was typed before.
  await lead('3');
  expect(result.current[0]).toBe('3');
  // The address may skip what was typed on the way.
  await type('32');
  await type('321');
  await lead('321');
  await lead('32');
  expect(result.current[0]).toBe('32');
});
