import { expect, test } from 'vitest';
import { runDueOffers } from '#server/modules/offer/send/dueOffers.service.ts';
import { colleague } from '#tests/server/team/teamWorld.ts';
import {
  seenBy,
  kindsOf,
  setStatus,
  unknownId,
} from '#tests/server/application/status/statusWorld.ts';
import { drawDocuments } from '#tests/support/drawnDocuments.ts';
import { textOfPdf } from '#tests/support/textOfPdf.ts';
import {
  acceptOffer,
  dayFrom,
  declineOffer,
  letterOf,
  offerFor,
  offerMailsTo,
  offersSeenBy,
  sendOffer,
  shortlistedWorld,
  withdrawOffer,
} from './offerWorld.ts';

drawDocuments();

test('an offer is read by the applicant, accepted with a name, and hires', async () => {
  const { app, employer, seeker, jobId, applicationId } = await shortlistedWorld();
  const sent = await sendOffer(app, employer, applicationId);
  expect(sent).toMatchObject({ status: 'SENT', canWithdraw: true });
  expect(await offerMailsTo(app, seeker)).toHaveLength(1);
  const [{ text } = { text: '' }] = await app.mails(seeker.email);
  expect(text).toContain(`/my-applications/${applicationId}`);
  expect(text).not.toMatch(/12,50,000|1250000/);
  const lastDay = Number(dayFrom(app, 5).slice(8));
  expect(text).toMatch(new RegExp(`answer it by \\w+, ${lastDay} \\w+ \\d{4}, 11:59\\spm IST`));
  const [read] = (await offersSeenBy(seeker, applicationId))!;
  expect(read!.letter).toMatch(/^Dear Asha Nair, .* offers you ₹12,50,000 as Senior Nurse, from /);
  expect(read!.canWithdraw).toBe(false);

  const before = await letterOf(seeker, sent.id);
  const accepted = await acceptOffer(seeker, sent.id);
  expect(accepted).toMatchObject({ status: 'ACCEPTED', signedName: 'Asha R. Nair' });
  expect(accepted.application.status).toBe('HIRED');
  const kinds = kindsOf((await seenBy(employer, applicationId))!);
  expect(kinds.slice(-4)).toEqual(['OFFER_SENT', 'STAGE_CHANGED', 'OFFER_ACCEPTED', 'HIRED']);
  expect(await offerMailsTo(app, employer)).toEqual([expect.stringMatching(/accepted the offer/)]);
  expect(await app.sql('select 1 from job_fills where job_id = ?', [jobId])).toHaveLength(1);
  const hired = (await app.mails(seeker.email)).find(({ subject }) =>
    subject.startsWith('You are hired'),
  )!;
  const [year, , day] = dayFrom(app, 30).split('-');
  expect(hired.text).toMatch(
    new RegExp(
      `You have accepted their offer. Your first day of work is ${Number(day)} \\w+ ${year}.`,
    ),
  );

  // The letter stays as it was sent, with the acceptance added, and is the same for both sides.
  const after = await letterOf(employer, sent.id);
  expect(await letterOf(seeker, sent.id)).toEqual(after);
  const words = await textOfPdf(after);
  expect(words).toContain('Name: Asha R. Nair');
  expect(words.slice(0, 300)).toBe((await textOfPdf(before)).slice(0, 300));
  await expect(declineOffer(seeker, sent.id)).toBreakRule('offer.answer.open');
  await expect(withdrawOffer(employer, sent.id)).toBreakRule('offer.answer.open');
});

test('an open offer is replaced only by someone who has seen it, and the earlier one is withdrawn', async () => {
  const { app, employer, seeker, applicationId } = await shortlistedWorld();
  const first = await sendOffer(app, employer, applicationId);
  await expect(sendOffer(app, employer, applicationId)).toBreakRule('offer.send.once');
  await expect(sendOffer(app, employer, applicationId, { replacesId: unknownId() })).toBreakRule(
    'offer.send.once',
  );
  const second = await sendOffer(app, employer, applicationId, {
    replacesId: first.id,
    pay: 1_400_000,
  });
  const seen = (await offersSeenBy(seeker, applicationId))!;
  expect(seen.map(({ id, status, withdrawnBy }) => [id, status, withdrawnBy])).toEqual([
    [second.id, 'SENT', null],
    [first.id, 'WITHDRAWN', 'REPLACED'],
  ]);
  await expect(acceptOffer(seeker, first.id)).toBreakRule('offer.answer.open');
  const withdrawn = await withdrawOffer(employer, second.id);
  expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', withdrawnBy: 'COMPANY' });
  expect(await offerMailsTo(app, seeker)).toHaveLength(3);
});

test('a declined offer leaves the application as it is, and the company reads the reason', async () => {
  const { app, employer, seeker, applicationId } = await shortlistedWorld();
  const { id } = await sendOffer(app, employer, applicationId);
  await declineOffer(seeker, id, 'Too far away.');
  const [seen] = (await offersSeenBy(employer, applicationId))!;
  expect(seen).toMatchObject({ status: 'DECLINED', reason: 'Too far away.' });
  expect(seen!.application.status).toBe('SHORTLISTED');
  expect(await offerMailsTo(app, employer)).toEqual([expect.stringMatching(/declined/)]);
});

test('a reminder comes a day before the end, and after the last day in India nobody can answer', async () => {
  const { app, employer, seeker, applicationId } = await shortlistedWorld();
  app.clock.moveTo('2026-11-20T06:00:00Z');
  const { id } = await sendOffer(app, employer, applicationId, { expiresOn: '2026-11-22' });
  const run = async (at: string) => {
    app.clock.moveTo(at);
    await runDueOffers(app.services);
    return [(await offerMailsTo(app, seeker)).length, (await offerMailsTo(app, employer)).length];
  };
  // The last day ends at 18:30 UTC.
  expect(await run('2026-11-21T18:29:00Z')).toEqual([1, 0]);
  expect(await run('2026-11-21T18:30:00Z')).toEqual([2, 0]);
  expect(await run('2026-11-22T18:29:00Z')).toEqual([2, 0]);
  app.clock.moveTo('2026-11-22T18:30:00Z');
  await expect(acceptOffer(seeker, id)).toBreakRule('offer.answer.open');
  expect((await offersSeenBy(seeker, applicationId))![0]).toMatchObject({
    status: 'EXPIRED',
    endedAt: '2026-11-22T18:30:00.000Z',
  });
  expect(await run('2026-11-22T18:31:00Z')).toEqual([2, 1]);
  expect(await run('2026-11-22T18:32:00Z')).toEqual([2, 1]);
  const [seen] = (await offersSeenBy(employer, applicationId))!;
  expect(seen).toMatchObject({ status: 'EXPIRED', endedAt: '2026-11-22T18:30:00.000Z' });
});

test('only a shortlisted application gets an offer, with days that are to come and known fields', async () => {
  const { app, employer, applicationId } = await shortlistedWorld();
  const send = (more: object) => sendOffer(app, employer, applicationId, more);
  await expect(send({ expiresOn: dayFrom(app, -1) })).toBreakRule('offer.dates.ahead');
  await expect(send({ expiresOn: dayFrom(app, 91), joiningDate: dayFrom(app, 92) })).toBreakRule(
    'offer.dates.ahead',
  );
  await expect(send({ joiningDate: dayFrom(app, 4) })).toFailWith('BAD_USER_INPUT');
  await expect(send({ letter: 'Dear {candidat}' })).rejects.toThrow(/candidat/);
  for (const status of ['pending', 'reviewed', 'rejected', 'hired']) {
    await setStatus(app, applicationId, status);
    await expect(send({})).toBreakRule('offer.send.shortlisted');
  }
});

test('a letter is only sent and signed with letters that its PDF can show', async () => {
  const { app, employer, seeker, applicationId } = await shortlistedWorld();
  const send = (more: object) => sendOffer(app, employer, applicationId, more);
  for (const more of [{ title: 'செவிலியர்' }, { place: 'ಬೆಂಗಳೂರು' }, { letter: 'Dear ஆஷா' }])
    await expect(send(more)).toBreakRule('offer.send.letters');
  await app.sql(`update applications set name = 'ஆஷா நாயர்' where id = ?`, [applicationId]);
  // The sender cannot change the name of the applicant, and writes it as it is to be read.
  await expect(send({})).rejects.toThrow('Replace {candidate} with');
  const { id } = await send({ letter: 'Dear Āsha 👍, we offer you {pay}.', title: 'नर्स' });
  await expect(acceptOffer(seeker, id, 'ஆஷா')).toBreakRule('offer.accept.letters');
  await acceptOffer(seeker, id, 'आशा Nair');
});

test('recruiters send offers, hiring managers read them, and interviewers do not learn the pay', async () => {
  const { app, employer, jobId, applicationId } = await shortlistedWorld();
  const manager = await colleague(app, employer, 'hiring_manager', [jobId]);
  const interviewer = await colleague(app, employer, 'interviewer', [jobId]);
  for (const who of [manager, interviewer])
    await expect(sendOffer(app, who, applicationId)).toBreakRule('team.right');
  const { id } = await sendOffer(app, await colleague(app, employer, 'recruiter'), applicationId);
  expect((await offersSeenBy(manager, applicationId))![0]).toMatchObject({ canWithdraw: false });
  expect(await offersSeenBy(interviewer, applicationId)).toEqual([]);
  await expect(letterOf(interviewer, id)).toFailWith('FORBIDDEN');
  await expect(withdrawOffer(manager, id)).toBreakRule('team.right');
});

test('a sent offer cannot be changed, not even in the database', async () => {
  const { app, employer, applicationId } = await shortlistedWorld();
  await sendOffer(app, employer, applicationId);
  await expect(app.sql('update offers set pay = pay + 1')).rejects.toThrow(/cannot be changed/);
});

test('a template is kept by the company, and the preview shows what would be sent', async () => {
  const { app, employer, applicationId } = await shortlistedWorld();
  const save = (input: object) =>
    employer.graphql(
      `mutation($input: SaveOfferTemplateInput!) { saveOfferTemplate(input: $input) {
        template { id } viewer { offerTemplates { name letter isOwn language } } } }`,
      { input },
    );
  const letter = 'नमस्ते {candidate}, वेतन {pay}';
  const saved = await save({ name: 'Nurses', language: 'HI', letter });
  expect(saved).toMatchObject({
    saveOfferTemplate: {
      viewer: {
        offerTemplates: [
          { name: 'Nurses', letter, isOwn: true, language: 'HI' },
          { isOwn: false, language: 'EN' },
          { isOwn: false, language: 'HI' },
          { isOwn: false, language: 'ES' },
        ],
      },
    },
  });
  await expect(save({ name: 'nurses', language: 'EN', letter: 'x' })).toBreakRule(
    'offer.template.name',
  );
  await expect(save({ name: 'Wrong', language: 'EN', letter: '{salary}' })).rejects.toThrow(
    /salary/,
  );
  const { viewer } = await employer.graphql<{ viewer: { offerPreview: string } }>(
    'query($input: SendOfferInput!) { viewer { offerPreview(input: $input) } }',
    { input: { ...offerFor(app, applicationId), letter, language: 'HI' } },
  );
  const words = await textOfPdf(Buffer.from(viewer.offerPreview, 'base64'));
  expect(words).toContain('₹12,50,000');
  expect(words).toContain('Asha Nair');
  expect(await offersSeenBy(employer, applicationId)).toEqual([]);
});
