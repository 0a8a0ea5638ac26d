import { beforeAll, describe, expect, test } from 'vitest';
import { clearFiles } from '#server/modules/file/clearFiles.service.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { appWithFiles, upload } from '#tests/server/file/uploadApp.ts';
import { updateJob } from '#tests/server/job/own/jobCalls.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { answersOf, LANGUAGE, questionsOf, TWO_WHEELER, WHY, YEARS } from './questions.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let employer: Employer;

beforeAll(async () => {
  app = await appWithFiles();
  ({ employer } = await scenario(app).employer());
});

const seekerCalled = async (firstName: string) =>
  (await scenario(app).seeker({ firstName })).seeker;

async function jobWith(questions: object[], who = employer) {
  const job = await addJob(app, who.company!.id);
  await updateJob(who, job.id, { questions });
  return job;
}

const deleteAccount = (who: Person) =>
  who.graphql(
    'mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }',
    { input: { confirmation: 'DELETE', password: who.password } },
  );

describe('the answers of an application', () => {
  test('order and mark it for the company, and keep the questions as they were asked', async () => {
    const { employer: tea } = await scenario(app).employer();
    const job = await jobWith([TWO_WHEELER, YEARS, LANGUAGE, WHY], tea);
    const [wheel, years, language, why] = await questionsOf(app, job.id);
    const send = async (name: string, ...answers: [string, string][]) => {
      const who = await seekerCalled(name);
      const given = answers.map(([question, answer]) => ({ question, answer }));
      await apply(who, job, { answers: given });
      return who;
    };
    await send('Walker', [wheel!.key, 'no'], [years!.key, '9'], [language!.key, 'Hindi']);
    await send('Novice', [wheel!.key, 'Yes'], [years!.key, '1']);
    const rider = await send('Rider', [TWO_WHEELER.text, 'yes'], [years!.key, '2'], [language!.key, 'marathi'], [why!.key, 'Tea.']); // oxfmt-ignore

    await updateJob(tea, job.id, { questions: [{ ...YEARS, text: 'Years?' }] });
    const best = await answersOf(tea, { sort: 'ANSWERS' });
    expect(best.nodes.map(({ name, answersFit }) => [name, answersFit])).toEqual([
      ['Rider Rao', { asked: 3, fitting: 3, missedMust: 0 }],
      ['Novice Rao', { asked: 3, fitting: 1, missedMust: 0 }],
      ['Walker Rao', { asked: 3, fitting: 2, missedMust: 1 }],
    ]);
    expect(best.nodes[0]!.answers).toMatchObject([
      { question: TWO_WHEELER.text, answer: 'yes', fits: true },
      { question: YEARS.text, answer: '2', fits: true },
      { question: LANGUAGE.text, answer: 'Marathi', fits: true },
      { question: WHY.text, answer: 'Tea.', fits: null },
    ]);
    expect(best.nodes[1]!.answers[2]).toMatchObject({ answer: null, fits: null });

    const first = await answersOf(tea, { sort: 'ANSWERS', first: 2 });
    const { endCursor: after } = first.pageInfo;
    const rest = await answersOf(tea, { sort: 'ANSWERS', first: 2, after });
    expect([...first.nodes, ...rest.nodes].map(({ id }) => id)).toEqual(best.nodes.map(({ id }) => id)); // oxfmt-ignore
    const met = await answersOf(tea, { must: true, sort: 'NAME' });
    expect([met.totalCount, met.nodes.map(({ name }) => name)]).toEqual([2, ['Novice Rao', 'Rider Rao']]); // oxfmt-ignore

    const [own] = (await answersOf(rider, { must: true })).nodes;
    expect(own).toMatchObject({ answersFit: null, answers: [{ answer: 'yes', fits: null }, {}, {}, {}] }); // oxfmt-ignore
  });

  test('are needed only where they are required; the refusal names the questions', async () => {
    const job = await jobWith([TWO_WHEELER, YEARS]);
    const [wheel, years] = await questionsOf(app, job.id);
    const who = await seekerCalled('Asha');
    const missing = await who.rest('POST', '/api/applications', { jobId: job.id });
    expect(missing).toMatchObject({
      status: 400,
      body: {
        rule: 'application.answer.required',
        message: expect.stringContaining(TWO_WHEELER.text),
        fields: [{ field: `answers.${wheel!.key}`, message: 'Answer this question' }],
      },
    });
    const answers = [
      { question: TWO_WHEELER.text, answer: 'maybe' },
      { question: years!.key, answer: 'two' },
    ];
    const wrong = await who.rest('POST', '/api/applications', { jobId: job.id, answers });
    expect(wrong.body).toMatchObject({
      rule: 'application.answer.valid',
      fields: [{ message: 'Choose one of the answers' }, { message: 'Enter a number' }],
    });
    const mixed = await who.rest('POST', '/api/applications', {
      jobId: job.id,
      answers: answers.slice(1),
    });
    expect(mixed.body).toMatchObject({
      rule: 'application.answer.valid',
      fields: [{ message: 'Answer this question' }, { message: 'Enter a number' }],
    });
    const [given] = answers;
    const sent = await who.rest('POST', '/api/applications', {
      jobId: job.id,
      answers: [{ ...given, answer: 'no' }],
    });
    expect(sent).toMatchObject({ status: 201, body: { status: 'pending', answersFit: null } });
    expect(sent.body).toMatchObject({ answers: [{ answer: 'no', fits: null }, { answer: null }] });
  });

  test('never go to a question that was rewritten in the meantime', async () => {
    const job = await jobWith([WHY]);
    const [why] = await questionsOf(app, job.id);
    await updateJob(employer, job.id, { questions: [{ ...WHY, text: 'Why not coffee?' }] });
    const answers = [{ question: why!.key, answer: 'Because.' }];
    await expect(apply(await seekerCalled('Asha'), job, { answers })).toBreakRule(
      'application.answer.known',
    );
  });

  test('can be files of the applicant, which the company can open', async () => {
    const job = await jobWith([{ kind: 'FILE', text: 'Your samples', isRequired: true }]);
    const [samples] = await questionsOf(app, job.id);
    const [who, other] = [await seekerCalled('Asha'), await seekerCalled('Ravi')];
    const { body: theirs } = await upload(app, other, 'file', pdf());
    const { body: own } = await upload(app, who, 'file', pdf(), { name: 'samples.pdf' });
    const answer = (id: string) => ({ answers: [{ question: samples!.key, answer: id }] });
    await expect(apply(who, job, answer(theirs.fileId))).toBreakRule('application.answer.valid');
    const { id } = await apply(who, job, answer(own.fileId));
    app.clock.forward({ hours: 26 });
    await clearFiles(app.services);
    const received = (await answersOf(employer)).nodes.find((one) => one.id === id)!;
    expect(received.answers).toMatchObject([{ answer: 'samples.pdf' }]);
    const { url } = received.answers[0]!.file!;
    expect((await fetch(app.url + url)).status).toBe(200);
    // The same link for another application opens nothing.
    const forged = url.replace(id, (await apply(other, await jobWith([]))).id);
    expect((await fetch(app.url + forged)).status).toBe(404);

    await deleteAccount(who);
    expect((await fetch(app.url + url)).status).toBe(404);
    const [left] = await app.sql('select file_id, question from application_answers where application_id = ?', [id]); // oxfmt-ignore
    expect(left).toMatchObject({ file_id: null, question: { text: 'Your samples' } });
  });
});

test('a company is offered the questions it asked before, each once', async () => {
  const { employer: one, other } = await scenario(app).employer().employer({ as: 'other' });
  await jobWith([WHY, YEARS], one);
  await jobWith([{ ...WHY, text: 'WHY TEA?' }], one);
  await jobWith([LANGUAGE], other);
  const { viewer } = await one.graphql<{
    viewer: { questionsAskedBefore: { text: string }[] };
  }>('{ viewer { questionsAskedBefore { text } } }');
  const texts = viewer.questionsAskedBefore.map(({ text }) => text.toLowerCase());
  expect(texts.toSorted()).toEqual([YEARS.text, WHY.text].map((text) => text.toLowerCase()));
});
