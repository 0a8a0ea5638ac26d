import { useTranslations } from 'use-intl';
import { announce } from '#client/lib/document/announcer.ts';
import type { BuilderState } from '../question/builderState.ts';
import {
  moveField,
  addField,
  removeField,
  type FieldKind,
} from '#client/pages/admin/analytics/builder/question/steps.ts';

/** Each change is announced to screen readers. */
export function useFieldActions({ model, question, change }: BuilderState) {
  const t = useTranslations('analytics');
  const listOf = (kind: FieldKind) =>
    kind === 'measure' ? question.query.measures : question.query.dimensions;
  const has = (kind: FieldKind, key: string) => listOf(kind).includes(key);
  return {
    has,
    add: (kind: FieldKind, key: string, at?: number) => {
      change(addField(kind, key, at));
      announce(t(`builder.said.${kind}Added`, { name: model.nameOf(key) }));
    },
    remove: (kind: FieldKind, key: string) => {
      change(removeField(kind, key));
      announce(t('builder.said.removed', { name: model.nameOf(key) }));
    },
    move: (kind: FieldKind, key: string, by: -1 | 1) => {
      const list = listOf(kind);
      const place = list.indexOf(key) + by + 1;
      if (place < 1 || place > list.length) return;
      change(moveField(kind, key, by));
      announce(t('builder.said.moved', { name: model.nameOf(key), place, count: list.length }));
    },
  };
}
export type FieldActions = ReturnType<typeof useFieldActions>;
