import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { APPLICATION, drawApplicationPage } from './drawApplicationPage.tsx';

afterEach(() => {
  act(leave);
  for (const { id } of queuedToasts()) closeToast(id);
});

const OFFER = {
  __typename: 'Offer',
  id: 'o-1',
  title: 'Senior Nurse',
  status: 'SENT',
  pay: 1_250_000,
  variablePay: null,
  place: 'Pune',
  joiningDate: '2027-01-04',
  expiresOn: '2026-12-01',
  letter: 'Dear Asha, we offer you the position.',
  companyName: 'Lotus Works',
  endedAt: null,
  signedName: null,
  reason: null,
  withdrawnBy: null,
};

test('an offer is read on the page, and accepted only with a full name', async () => {
  const accepted = {
    ...OFFER,
    status: 'ACCEPTED',
    signedName: 'Asha Nair',
    endedAt: '2026-11-20T10:00:00.000Z',
    application: { ...APPLICATION, status: 'HIRED' },
  };
  const { asked, user } = await drawApplicationPage(
    { offers: [OFFER] },
    { acceptOffer: [{}, { offer: accepted }] },
  );
  const part = within(await screen.findByRole('region', { name: 'Your offer' }));
  expect(part.getByText('₹12,50,000 a year')).toBeTruthy();
  expect(part.getByText(OFFER.letter)).toBeTruthy();
  await user.click(await part.findByRole('button', { name: 'Accept the offer' }));
  expect(document.activeElement).toBe(part.getByRole('textbox', { name: 'Full name' }));
  await expectNoViolations(document.body);
  await user.click(part.getByRole('button', { name: 'Accept the offer' }));
  expect(asked).toEqual([]);
  await user.type(part.getByRole('textbox', { name: 'Full name' }), 'Asha Nair');
  await user.click(part.getByRole('button', { name: 'Accept the offer' }));
  expect(await part.findByText('Accepted by')).toBeTruthy();
  expect(asked).toEqual([{ id: 'o-1', name: 'Asha Nair' }]);
  await waitFor(() => expect(document.activeElement).toBe(part.getByRole('listitem')));
  expect(part.queryByRole('button', { name: 'Decline the offer' })).toBeNull();
  await waitFor(() =>
    expect(queuedToasts()).toMatchObject([
      { title: 'You have accepted the offer. We have notified Lotus Works.' },
    ]),
  );
});

test('after a withdrawal no offer can be answered and no time chosen', async () => {
  const withdrawal = { at: '2026-11-21T10:00:00.000Z', reason: null, text: null };
  const interview = {
    id: 'i-1',
    kind: 'VIDEO',
    title: 'First round',
    status: 'PROPOSED',
    startsAt: null,
    cancelledBy: null,
    invitationPath: '/interviews/abc',
  };
  const cancelled = { ...interview, status: 'CANCELLED', cancelledBy: 'COMPANY' };
  const parts = {
    offers: [OFFER],
    interviews: [interview, { ...cancelled, id: 'i-2', title: 'Second round' }],
  };
  await drawApplicationPage(parts);
  await screen.findByRole('button', { name: 'Accept the offer' });
  const choose = await screen.findByRole('link', { name: 'Choose a time' });
  expect(choose.getAttribute('href')).toBe('/interviews/abc');
  expect(screen.queryByRole('link', { name: 'See the interview' })).toBeNull();
  cleanup();
  await drawApplicationPage({ ...parts, withdrawal });
  await screen.findByText('Senior Nurse');
  await screen.findByText(/^First round/);
  expect(screen.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Choose a time' })).toBeNull();
});

test('a declined offer is confirmed', async () => {
  const declined = { ...OFFER, status: 'DECLINED', application: APPLICATION };
  const { user } = await drawApplicationPage(
    { offers: [OFFER] },
    { declineOffer: [{}, { offer: declined }] },
  );
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Decline the offer' }));
  await press();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  const decline = screen.getByRole('button', { name: 'Decline the offer' });
  expect(document.activeElement).toBe(decline.parentElement);
  await press();
  await press();
  await waitFor(() =>
    expect(queuedToasts()).toMatchObject([
      { title: 'You have declined the offer. We have notified Lotus Works.' },
    ]),
  );
});

test.each([
  ['REPLACED', 'Replaced by another offer'],
  ['ENDED', 'The application, the job or the company was closed'],
  ['COMPANY', null],
])('a withdrawn offer says why, unless the company withdrew it: %s', async (withdrawnBy, why) => {
  const endedAt = '2026-11-20T10:00:00.000Z';
  await drawApplicationPage({ offers: [{ ...OFFER, status: 'WITHDRAWN', withdrawnBy, endedAt }] });
  const part = within(await screen.findByRole('region', { name: 'Your offer' }));
  expect(part.queryByText('Why')?.parentElement?.textContent ?? null).toBe(why && `Why${why}`);
});
