import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { Switch } from '#client/ui/fields/Switch.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

afterEach(cleanup);

test('a text field has its label, hint and error for screen readers', async () => {
  const { container } = render(
    <TextField label="E-mail" hint="The one you read" error="Enter a valid e-mail address" />,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = described.map((id) => `${document.getElementById(id)?.textContent}`);
  expect(texts).toEqual(['The one you read', 'Enter a valid e-mail address']);
  await expectNoViolations(container);
});

test('a text field without hint and error has no description', () => {
  render(<TextField label="E-mail" />);
  const input = screen.getByRole('textbox');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a hidden label still names its field', () => {
  render(<TextField label="Search" hideLabel />);
  expect(screen.getByLabelText('Search').tagName).toBe('INPUT');
});

test('a password is hidden until shown on request, and what was typed stays', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show" hideValueLabel="Hide" />);
  const input = screen.getByLabelText('Password');
  await user.type(input, 'Demo@1234');
  expect(input.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.getAttribute('type')).toBe('text');
  expect(input).toHaveProperty('value', 'Demo@1234');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('a password manager fills in the current password, unless a new one is wanted', () => {
  const words = { showLabel: 'Show', hideValueLabel: 'Hide' };
  render(
    <>
      <PasswordField label="Old" {...words} />
      <PasswordField label="New" autoComplete="new-password" {...words} />
    </>,
  );
  const asked = ['Old', 'New'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).autocomplete,
  );
  expect(asked).toEqual(['current-password', 'new-password']);
});

test('showing the password does not submit the form', async () => {
  let sent = 0;
  render(
    <form onSubmit={() => sent++}>
      <PasswordField label="Password" showLabel="Show" hideValueLabel="Hide" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(sent).toBe(0);
});

test('a text area is described by its hint, its error and the letters that are left', () => {
  render(<TextArea label="Notes" hint="For colleagues." error="Too long" counter="9 left" />);
  const described = screen.getByLabelText('Notes').getAttribute('aria-describedby')!.split(' ');
  const texts = described.map((id) => `${document.getElementById(id)?.textContent}`);
  expect(texts.toSorted()).toEqual(['9 left', 'For colleagues.', 'Too long']);
});

test('a check box has its error and can be indeterminate', async () => {
  const { container } = render(<Checkbox label="All rows" error="Choose one" mixed />);
  const box = screen.getByRole('checkbox', { name: 'All rows' });
  expect(box).toHaveProperty('indeterminate', true);
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Choose one',
  );
  await expectNoViolations(container);
});

test('radio buttons, a select and a switch have names and work', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <>
      <RadioGroup
        label="I am"
        name="role"
        options={[
          { value: 'a', label: 'Looking for work', hint: 'Find jobs' },
          { value: 'b', label: 'Hiring' },
        ]}
      />
      <SelectField
        label="State"
        placeholder="Choose"
        options={[{ value: 'KA', label: 'Karnataka' }]}
      />
      <Switch label="Mails" hint="At once" />
    </>,
  );
  await user.click(screen.getByRole('radio', { name: 'Hiring' }));
  expect(screen.getByRole('radio', { name: 'Hiring' })).toHaveProperty('checked', true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Karnataka');
  await user.click(screen.getByRole('switch', { name: 'Mails' }));
  const mails = screen.getByRole('switch', { name: 'Mails' });
  expect(mails).toHaveProperty('checked', true);
  const hintOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby')!)?.textContent;
  expect(hintOf(mails)).toBe('At once');
  expect(hintOf(screen.getByRole('radio', { name: 'Looking for work' }))).toBe('Find jobs');
  await expectNoViolations(container);
});
