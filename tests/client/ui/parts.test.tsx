import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CompanyLogo, CompanyLogo_company } from '#client/components/company/CompanyLogo.tsx';
import { makeFragmentData } from '#client/gql/fragment-masking.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { matchOptions } from '#client/ui/fields/matchOptions.ts';
import { hueClass, initials, nearestHueClass } from '#client/ui/figures/nameSign.ts';
import { expectNoViolations } from './expectNoViolations.ts';

afterEach(cleanup);

test('a busy button keeps its name and focus and ignores a second press', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Apply Now</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
  rerender(
    <Button onClick={onClick} busy>
      Apply Now
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Apply Now' });
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a busy submit button does not submit its form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a failed list offers a retry and shows the request id under Details', async () => {
  const onRetry = vi.fn();
  const { container } = render(
    <ErrorState
      message="Failed to load jobs"
      retryLabel="Try Again"
      onRetry={onRetry}
      detailsLabel="Details"
      details="Request 01a7"
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('Request 01a7').closest('details')).toHaveProperty('open', false);
  await expectNoViolations(container);
});

test('an error interrupts, other messages wait', () => {
  render(
    <>
      <Banner kind="error" title="Failed" />
      <Banner kind="success" title="Saved" />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Failed');
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

test('a logo that fails to load is replaced by the monogram', async () => {
  const facts = { name: 'Kaveri Hospitals', logoUrl: '/gone.png' };
  const company = makeFragmentData(facts, CompanyLogo_company);
  const { container } = render(<CompanyLogo company={company} />);
  container.querySelector('img')?.dispatchEvent(new Event('error'));
  expect((await screen.findByText('KH')).getAttribute('aria-hidden')).toBe('true');
});

test('a name always has the same colour and letters', () => {
  expect(hueClass('Vellore Labs')).toBe(hueClass(' vellore labs '));
  expect(nearestHueClass(356)).toBe('hue-0');
  expect(nearestHueClass(-20)).toBe('hue-330');
  expect(initials('Product / DA & QA')).toBe('PD');
  expect(initials('प्रिया शर्मा')).toBe('पश');
  expect(initials('')).toBe('');
});

test('typed words find lines by word prefixes, best first', () => {
  const items = [
    { id: '1', label: 'Kanpur Nagar', description: 'Uttar Pradesh' },
    { id: '2', label: 'Nagpur', description: 'Maharashtra' },
    { id: '3', label: 'Pune', description: 'Maharashtra' },
  ];
  const found = (typed: string) => matchOptions(items, typed, 2).map((item) => item.id);
  expect(found('nag')).toEqual(['2', '1']);
  expect(matchOptions(items, 'nag', 1).map((item) => item.id)).toEqual(['2']);
  expect(found('mah pu')).toEqual(['3']);
  expect(found('')).toEqual(['1', '2']);
  expect(found('zz')).toEqual([]);
});
