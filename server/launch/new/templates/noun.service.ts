import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { Noun } from './noun.entity.ts';
import { mayRename } from './noun.rules.ts';
import type { RenameNounValues } from './noun.validation.ts';

export async function renameNoun(ctx: Context, { id, name }: RenameNounValues): Promise<Noun> {
  const now = ctx.services.clock.now();
  return ctx.em.transactional(async (em) => {
    const noun = isId(id) ? await em.findOne(Noun, { id }) : null;
    if (!noun) throw new Failure('NOT_FOUND', ctx.t('noun.unknown'));
    if (!mayRename(noun, now)) {
      throw new Failure('RULE_VIOLATION', ctx.t('noun.closed'), { rule: 'noun.rename.open' });
    }
    em.assign(noun, { name, updatedAt: now });
    return noun;
  });
}
