import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

afterEach(cleanup);

function Form({ attempt }: { attempt: number }) {
  const errors = attempt > 0 ? [{ field: 'email', message: 'Enter your e-mail' }] : [];
  return (
    <form>
      <ErrorSummary title="There is a problem" errors={errors} attempt={attempt} />
      <TextField label="E-mail" name="email" />
    </form>
  );
}

test('the summary is empty before a failure', () => {
  render(<Form attempt={0} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every failed attempt moves the focus to the summary', async () => {
  const { rerender, container } = render(<Form attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await expectNoViolations(container);
  screen.getByRole('textbox').focus();
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('each line focuses its field', async () => {
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enter your e-mail' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});

test('with two forms on a page, a line of an error summary focuses the field in the same form', async () => {
  render(
    <>
      <TextField label="Other" name="email" />
      <Form attempt={1} />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Enter your e-mail' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});
