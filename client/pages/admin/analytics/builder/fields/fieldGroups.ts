import {
  obstacleToDimension,
  obstacleToMeasure,
  type Obstacle,
} from '../question/fieldObstacles.ts';
import type { Model } from '#client/pages/admin/analytics/builder/question/model.ts';
import type { Question } from '#client/pages/admin/analytics/builder/question/question.ts';
import type { FieldKind } from '#client/pages/admin/analytics/builder/question/steps.ts';

export interface ShownField {
  key: string;
  name: string;
  description: string;
  isChosen: boolean;
  obstacle: Obstacle;
}
export interface FieldGroup {
  key: string;
  name: string;
  fields: ShownField[];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase();

/** Every typed word must begin a word of the name or the description. */
function isFound(typed: string, ...texts: string[]): boolean {
  const words = plain(texts.join(' ')).split(/[\s,./()-]+/);
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return wanted.every((want) => words.some((word) => word.startsWith(want)));
}

/** Fields whose name was typed come before those that only mention it, and so do their groups. */
function namedFirst(groups: FieldGroup[], typed: string): FieldGroup[] {
  if (!typed.trim()) return groups;
  const place = ({ name }: ShownField) => (isFound(typed, name) ? 0 : 1);
  return groups
    .map((group) => ({ ...group, fields: group.fields.toSorted((a, b) => place(a) - place(b)) }))
    .toSorted((a, b) => place(a.fields[0]!) - place(b.fields[0]!));
}

/** Measures by subject; dimensions by whether they apply to the chosen measures. */
export function fieldGroups(
  model: Model,
  question: Question,
  kind: FieldKind,
  typed: string,
  names: { fit: string; unfit: string },
): FieldGroup[] {
  if (kind === 'dimension') {
    const fields = model.dimensions
      .filter(({ name, description }) => isFound(typed, name, description))
      .map((one) => ({
        ...one,
        isChosen: question.query.dimensions.includes(one.key),
        obstacle: obstacleToDimension(model, question, one),
      }));
    const isOut = ({ obstacle, isChosen }: ShownField) =>
      obstacle?.why === 'saysNothing' && !isChosen;
    const groups = [
      { key: 'fit', name: names.fit, fields: fields.filter((one) => !isOut(one)) },
      { key: 'unfit', name: names.unfit, fields: fields.filter(isOut) },
    ];
    return groups
      .filter((group) => group.fields.length > 0)
      .flatMap((group) => namedFirst([group], typed));
  }
  const bySubject = model.subjects
    .map(({ key, name }) => ({
      key,
      name,
      fields: model.measures
        .filter((one) => one.subject === key)
        .filter((one) => isFound(typed, one.name, one.description, name))
        .map((one) => ({
          ...one,
          isChosen: question.query.measures.includes(one.key),
          obstacle: obstacleToMeasure(model, question, one),
        })),
    }))
    .filter(({ fields }) => fields.length > 0);
  return namedFirst(bySubject, typed);
}
