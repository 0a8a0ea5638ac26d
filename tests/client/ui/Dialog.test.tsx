import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

afterEach(cleanup);

function Opener({ dismissable }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apply</Button>
      {open && (
        <Dialog
          title="Apply for Staff Nurse"
          closeLabel="Close"
          dismissable={dismissable}
          onClose={() => setOpen(false)}
          footer={<Button>Send</Button>}
        >
          <input aria-label="Phone" />
        </Dialog>
      )}
    </>
  );
}

const open = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  return user;
};

test('the focus moves in, wraps inside, and returns to the opener', async () => {
  render(<Opener />);
  const button = screen.getByRole('button', { name: 'Apply' });
  const user = await open();
  const dialog = screen.getByRole('dialog', { name: 'Apply for Staff Nurse' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await expectNoViolations(dialog);
  const seen = new Set<string>();
  for (let press = 0; press < 6; press++) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    seen.add(
      document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        '',
    );
  }
  expect([...seen].sort()).toEqual(['Close', 'Phone', 'Send']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});

function Steps() {
  const [step, setStep] = useState(0);
  const props = { title: 'Apply', closeLabel: 'Close', onClose: () => setStep(0) };
  return (
    <>
      <Button onClick={() => setStep(1)}>Apply</Button>
      {step === 1 && (
        <Dialog {...props}>
          <Button onClick={() => setStep(2)}>Continue</Button>
        </Dialog>
      )}
      {step === 2 && <Dialog {...props}>The last step</Dialog>}
    </>
  );
}

test('a dialog that replaces another returns the focus to the opener of the first', async () => {
  render(<Steps />);
  const button = screen.getByRole('button', { name: 'Apply' });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('The last step');
  // A browser refuses to focus what is still inert in the frame that removes the dialog; jsdom never does.
  const refused = vi.spyOn(button, 'focus').mockImplementation(() => undefined);
  const restore = () => requestAnimationFrame(() => refused.mockRestore());
  window.addEventListener('keydown', restore, { capture: true, once: true });
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(button);
});

test('Escape closes it even if nothing has the focus', async () => {
  render(<Opener />);
  const user = await open();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes only the dialog on top, even if nothing has the focus', async () => {
  const closed: string[] = [];
  const props = (title: string) => ({
    title,
    closeLabel: 'Close',
    onClose: () => closed.push(title),
  });
  render(
    <>
      <Dialog {...props('Apply')}>1</Dialog>
      <Dialog {...props('Choose a file')}>2</Dialog>
    </>,
  );
  await screen.findByText('2');
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['Choose a file']);
});

test('the close button closes it', async () => {
  render(<Opener />);
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dialog with unsaved work ignores Escape', async () => {
  render(<Opener dismissable={false} />);
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a confirmation focuses the safe answer, and ignores a second press while busy', async () => {
  let deleted = 0;
  const props = {
    title: 'Delete the job Staff Nurse?',
    confirmLabel: 'Delete job',
    cancelLabel: 'Cancel',
    closeLabel: 'Close',
    onConfirm: () => deleted++,
    onClose: () => undefined,
  };
  const { rerender } = render(<ConfirmDialog {...props} />);
  expect(screen.getByRole('alertdialog', { name: props.title })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.click(screen.getByRole('button', { name: 'Delete job' }));
  rerender(<ConfirmDialog {...props} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete job' }));
  expect(deleted).toBe(1);
});
