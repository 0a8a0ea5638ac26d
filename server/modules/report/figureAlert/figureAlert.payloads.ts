import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { FigureAlert } from './figureAlert.type.ts';

@Requires('admin')
@ObjectType({ description: 'The current state of an alert.' })
export class FigureAlertPayload {
  @Field(() => FigureAlert, { description: 'The alert.' })
  alert!: FigureAlert;
}

@Requires('admin')
@ObjectType({ description: 'The alert that was deleted.' })
export class DeletedFigureAlertPayload {
  @Field(() => ID, { description: 'The id of the alert.' })
  deletedAlertId!: string;
}
