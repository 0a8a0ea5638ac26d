import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useHeadingOnceLoaded } from '#client/lib/document/useHeadingOnceLoaded.ts';
import { createMemoryRouter, RouterProvider } from '#client/lib/routing.ts';

function LoadingPage() {
  const [isLoaded, setLoaded] = useState(false);
  useHeadingOnceLoaded(isLoaded);
  return (
    <main>
      {isLoaded ? <h1>Loaded</h1> : <p>Loading</p>}
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
});
