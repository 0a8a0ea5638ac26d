import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { useArrivalOnPage } from '#client/lib/document/useArrivalOnPage.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { useHeadingOnceLoaded } from '#client/lib/document/useHeadingOnceLoaded.ts';
import { useNamedPart } from '#client/lib/useNamedPart.ts';
import { createMemoryRouter, RouterProvider, useSearchParams } from '#client/lib/routing.ts';

function LoadingPage() {
  const [isLoaded, setLoaded] = useState(false);
  useHeadingOnceLoaded(isLoaded);
  useNamedPart(isLoaded);
  return (
    <main>
      {isLoaded ? <h1 id="top">Loaded</h1> : <p>Loading</p>}
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
    </main>
  );
}

test('the heading of a page that was loading gets the focus, except on the first page', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <LoadingPage key="first" /> },
    { path: '/next', element: <LoadingPage key="next" /> },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('heading')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);

  await act(() => router.navigate('/next'));
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(() => fireEvent.click(screen.getByRole('button')));
  expect(document.activeElement?.textContent).toBe('Loaded');

  // A focus that is somewhere else stays there.
  await act(() => router.navigate('/'));
  screen.getByRole('button').focus();
  await act(() => fireEvent.click(screen.getByRole('button')));
  expect(document.activeElement?.textContent).toBe('Load');
});

test('the part that the address names is scrolled to once it is loaded', () => {
  const moved = followScrolling();
  const router = createMemoryRouter([{ path: '/', element: <LoadingPage /> }], {
    initialEntries: ['/#top'],
  });
  render(<RouterProvider router={router} />);
  expect(moved).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  expect(moved).toEqual([screen.getByRole('heading')]);
});

/** The elements that are scrolled to. */
function followScrolling(): Element[] {
  const moved: Element[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: Element) {
    moved.push(this);
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
  return moved;
}

function ListPage() {
  const page = Number(useSearchParams()[0].get('page') ?? 1);
  return (
    <h1 ref={useArrivalOnPage(page)} tabIndex={-1}>
      Jobs
    </h1>
  );
}

test('turning the page moves the focus to the heading; going back and a new search keep it', async () => {
  const router = createMemoryRouter([{ path: '/', element: <ListPage /> }]);
  render(<RouterProvider router={router} />);
  const focusAfter = async (to: string | -1) => {
    (document.activeElement as HTMLElement).blur();
    await act(() => (to === -1 ? router.navigate(-1) : router.navigate(to)));
    return document.activeElement?.tagName;
  };
  const focused = [];
  for (const to of ['/?page=2', '/?page=3', -1, '/?page=2&sort=newest', '/'] as const)
    focused.push(await focusAfter(to));
  expect(focused).toEqual(['H1', 'H1', 'BODY', 'BODY', 'BODY']);
});

function OpensInPlace() {
  const [isOpen, setOpen] = useState(false);
  const { around, opened } = useFocusKept<HTMLDivElement>(isOpen);
  const toggle = () => setOpen(!isOpen);
  return (
    <div ref={around} tabIndex={-1}>
      {!isOpen && (
        <button type="button" onClick={toggle}>
          Write
        </button>
      )}
      {isOpen && (
        <div ref={opened} tabIndex={-1}>
          <button type="button" onClick={toggle}>
            Cancel
          </button>
        </div>
      )}
      <button type="button" onDoubleClick={toggle}>
        Stays
      </button>
    </div>
  );
}

test('a button that is replaced by what it opens passes the focus to it, and gets it back around it', () => {
  render(<OpensInPlace />);
  const moved = followScrolling();
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    if (name === 'Stays') fireEvent.doubleClick(button);
    else fireEvent.click(button);
  };
  press('Write');
  const form = screen.getByRole('button', { name: 'Cancel' }).parentElement!;
  expect([document.activeElement, moved]).toEqual([form, []]);
  press('Cancel');
  const around = screen.getByRole('button', { name: 'Write' }).parentElement!;
  expect([document.activeElement, moved]).toEqual([around, [around]]);
  // A focus that is somewhere else stays there.
  press('Stays');
  expect(document.activeElement?.textContent).toBe('Stays');
});
