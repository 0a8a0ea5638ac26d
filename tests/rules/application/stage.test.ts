import { expect, test } from 'vitest';
import {
  hasRoomForStage,
  isWholeOrder,
  mayArchive,
  stageOf,
  timelineStage,
} from '#server/modules/application/stage/stage.rules.ts';

const STAGES = [
  { id: 'call', status: 'reviewed' },
  { id: 'talk', status: 'shortlisted' },
  { id: 'test', status: 'shortlisted' },
];
const [call, talk, trial] = STAGES as [Stage, Stage, Stage];
type Stage = (typeof STAGES)[number];

test('a chosen stage counts in its own status, otherwise it is the first one of the status', () => {
  const at = (status: 'pending' | 'reviewed' | 'shortlisted' | 'hired', stageId: string | null) =>
    stageOf(STAGES, { status, stageId })?.id;
  expect(at('shortlisted', 'test')).toBe('test');
  expect(at('reviewed', 'test')).toBe('call');
  expect(at('shortlisted', null)).toBe('talk');
  expect(at('shortlisted', 'archived')).toBe('talk');
  expect(at('pending', 'call')).toBeUndefined();
  expect(at('hired', 'test')).toBeUndefined();
});

test('stage.add.room', () => {
  expect([11, 12].map(hasRoomForStage)).toEqual([true, false]);
});

test('stage.order.complete', () => {
  expect(isWholeOrder(STAGES, ['test', 'call', 'talk'])).toBe(true);
  expect(isWholeOrder(STAGES, ['test', 'call'])).toBe(false);
  expect(isWholeOrder(STAGES, ['test', 'call', 'call'])).toBe(false);
  expect(isWholeOrder(STAGES, ['test', 'call', 'other'])).toBe(false);
});

test('stage.archive.empty', () => {
  expect(mayArchive(talk, 0, null)).toBe(true);
  expect(mayArchive(talk, 1, null)).toBe(false);
  expect(mayArchive(talk, 1, trial)).toBe(true);
  expect(mayArchive(talk, 0, talk)).toBe(false);
  expect(mayArchive(talk, 1, call)).toBe(false);
});

test('a timeline names a stage only if someone chose it', () => {
  const preset = { id: 'talk', preset: 'interview', ownApplicantName: null };
  expect(timelineStage(preset, false)).toEqual({ stageId: 'talk' });
  expect(timelineStage(preset, true)).toEqual({ stageId: 'talk', preset: 'interview' });
  expect(timelineStage({ ...preset, ownApplicantName: 'A talk' }, true)).toEqual({
    stageId: 'talk',
    stage: 'A talk',
  });
});
