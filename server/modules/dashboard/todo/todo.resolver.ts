import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { NeedsOpenCompany, RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Application } from '#server/modules/application/application.type.ts';
import { invitationPath } from '#server/modules/interview/schedule/invitationLink.service.ts';
import { todosByApplication, todosOf } from './todo.service.ts';
import { Todo } from './todo.type.ts';

@Resolver(() => Viewer)
export class ViewerTodosResolver {
  @FieldResolver(() => [Todo], {
    description:
      'What waits for the caller, at most 50: by deadline, then what has none. Empty for administrators.',
  })
  todos(@Ctx() ctx: Context) {
    return todosOf(ctx);
  }
}

@Resolver(() => Application)
export class ApplicationTodosResolver {
  @RequiresLogin()
  @NeedsOpenCompany()
  @FieldResolver(() => [Todo], {
    description: 'What waits for the caller in this application, as in `Viewer.todos`.',
  })
  todos(@Root() { id }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, todosByApplication).load(id);
  }
}

@Resolver(() => Todo)
export class TodoResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The page on which an applicant books, moves or cancels the interview, as a path on the site; null for companies.',
  })
  invitationPath(@Root() { interviewId: id }: Todo, @Ctx() { services, viewer }: Context) {
    if (!id || viewer?.role !== 'job_seeker') return null;
    return invitationPath(services, { id, seekerId: viewer.userId });
  }
}
