import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Noun } from './noun.entity.ts';
import { RenameNounInput } from './noun.inputs.ts';
import { renameNoun } from './noun.service.ts';

@Resolver(() => Noun)
export class NounResolver {
  @RequiresLogin()
  @Mutation(() => Noun, { description: 'Renames it.' })
  renameNoun(
    @Arg('input', () => RenameNounInput, { description: 'The object to rename and its new name.' })
    input: RenameNounInput,
    @Ctx() ctx: Context,
  ) {
    return renameNoun(ctx, input);
  }
}
