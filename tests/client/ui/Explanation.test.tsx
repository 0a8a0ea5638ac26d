import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Explanation } from '#client/ui/overlays/Explanation.tsx';

test('Escape closes an explanation, even before it has the focus', async () => {
  const user = userEvent.setup();
  render(
    <Explanation label="About views" title="Views">
      Counted once a day.
    </Explanation>,
  );
  const opener = screen.getByRole('button', { name: 'About views' });
  for (const hasFocus of [true, false]) {
    await user.click(opener);
    await screen.findByText('Counted once a day.');
    if (!hasFocus) (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Counted once a day.')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(opener);
  }
});
