import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { LoadMore } from '#client/ui/ShowMore.tsx';
import { drawInSite } from '#tests/client/frame/drawInSite.tsx';

/** A list of two entries, with two more to load after or before them. */
function List({ isBefore, fails = [] }: { isBefore: boolean; fails?: Error[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const more = isWhole ? ['new 1', 'new 2'] : [];
  const entries = isBefore ? [...more, 'old 1', 'old 2'] : ['old 1', 'old 2', ...more];
  const load = async () => {
    const failure = fails.pop();
    if (failure) throw failure;
    setWhole(true);
  };
  return (
    <>
      <ul ref={list}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      {!isWhole && (
        <LoadMore list={list} isBefore={isBefore} load={load}>
          Show more
        </LoadMore>
      )}
    </>
  );
}

const press = () => {
  const button = screen.getByRole('button', { name: 'Show more' });
  button.focus();
  fireEvent.click(button);
};

test.each([
  ['after', false],
  ['before', true],
])(
  'once everything is shown, the first new entry %s the others has the focus',
  async (_, isBefore) => {
    await drawInSite(<List isBefore={isBefore} />);
    press();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('new 1'));
  },
);

test('entries that could not be loaded say so, and can be loaded again', async () => {
  await drawInSite(<List isBefore={false} fails={[new TypeError('Failed to fetch')]} />);
  press();
  await screen.findByRole('alert');
  press();
  await screen.findByText('new 2');
  expect(screen.queryByRole('alert')).toBeNull();
});
