import type {
  FigureAlertDirection,
  FigureAlertKind,
  FigureAlertState,
} from '#schema/options/figureAlerts.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const FigureAlertKindEnum = graphqlEnum<FigureAlertKind>(
  'FigureAlertKind',
  'What a figure alert waits for.',
  {
    threshold: 'The figure is above or below an amount.',
    change: 'The figure changes by an amount or more against the period before.',
    unusual:
      'The last whole day is outside the usual range of the same weekday in the 8 weeks before.',
  },
);

export const FigureAlertDirectionEnum = graphqlEnum<FigureAlertDirection>(
  'FigureAlertDirection',
  'The direction in which a figure crosses its limit.',
  {
    above: 'Above, or up.',
    below: 'Below, or down.',
    either: 'Both; not for a threshold.',
  },
);

export const FigureAlertStateEnum = graphqlEnum<FigureAlertState>(
  'FigureAlertState',
  'The state of a figure alert.',
  {
    waiting: 'Not checked yet.',
    normal: 'Within its limits.',
    crossed: 'Beyond its limit. You have been notified.',
    unknown: 'There is no value to judge, or not enough history.',
    problem: 'The question can no longer be answered.',
    paused: 'Not checked until you resume it.',
  },
);
