import { MESSAGE_TEMPLATES_MAX } from '#schema/options/messages.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import type { MessageTemplate } from './messageTemplate.type.ts';

const COLUMNS = 'id, name, body, updated_at as "updatedAt"';

/** $1 the company. */
const TEMPLATES = statement(
  'message-templates',
  `select ${COLUMNS} from message_templates where company_id = $1 order by lower(name)`,
);

/** $1 the company, $2 the name, $3 the template that is being changed. */
const SAME_NAME = statement(
  'message-template-same-name',
  `select id from message_templates
    where company_id = $1 and lower(name) = lower($2) and ($3::uuid is null or id <> $3)`,
);

/** $1 id, $2 company, $3 name, $4 text, $5 now, $6 user. */
const ADD = statement(
  'message-template-add',
  `
    insert into message_templates (id, company_id, name, body, updated_at, updated_by)
    values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
);

/** $1 id, $2 company, $3 name, $4 text, $5 now, $6 user. */
const UPDATE = statement(
  'message-template-update',
  `
    update message_templates set name = $3, body = $4, updated_at = $5, updated_by = $6
    where id = $1 and company_id = $2 returning ${COLUMNS}`,
);

/** $1 id, $2 company. */
const DELETE = statement(
  'message-template-delete',
  'delete from message_templates where id = $1 and company_id = $2 returning id',
);

export async function messageTemplatesOf({
  services,
  viewer,
}: Context): Promise<MessageTemplate[]> {
  const { companyId } = viewer!;
  return companyId ? services.database.read(TEMPLATES, [companyId]) : [];
}

interface Template {
  id?: string | null;
  name: string;
  body: string;
}

export async function saveMessageTemplate(
  ctx: Context,
  { id, name, body }: Template,
): Promise<MessageTemplate> {
  const { services, viewer, t } = ctx;
  const { companyId, userId } = viewer!;
  if (!companyId) throw new Failure('NOT_FOUND', t('file.noCompany'));
  if (id && !isId(id)) throw missing(ctx);
  return ctx.em.transactional(async (em) => {
    // Two of the same name, and one too many, are noticed even if they are saved at the same time.
    await takeAdvisoryLock(em, `message templates ${companyId}`);
    const same = await readIn(em, SAME_NAME, [companyId, name, id ?? null]);
    if (same.length > 0) throw nameTaken(ctx);
    const now = services.clock.now();
    if (!id) await requireRoom(ctx, (await readIn(em, TEMPLATES, [companyId])).length);
    const columns = [companyId, name, body, now, userId] as const;
    const [saved] = id
      ? await writeIn(em, UPDATE, [id, ...columns])
      : await writeIn(em, ADD, [newId(now.getTime()), ...columns]);
    if (!saved) throw missing(ctx);
    return saved;
  });
}

export async function deleteMessageTemplate(ctx: Context, id: string): Promise<void> {
  const { services, viewer } = ctx;
  const values = [id, viewer!.companyId] as const;
  const deleted = isId(id) ? await services.database.write(DELETE, values) : [];
  if (deleted.length === 0) throw missing(ctx);
}

/** conversation.template.room */
async function requireRoom({ t }: Context, count: number): Promise<void> {
  if (count < MESSAGE_TEMPLATES_MAX) return;
  throw new Failure(
    'RULE_VIOLATION',
    t('conversation.templateRoom', { max: MESSAGE_TEMPLATES_MAX }),
    {
      rule: 'conversation.template.room',
    },
  );
}

function nameTaken({ t }: Context): Failure {
  const message = t('conversation.templateName');
  return new Failure('CONFLICT', message, {
    fields: [{ field: 'name', message }],
    rule: 'conversation.template.name',
  });
}

const missing = ({ t }: Context) => new Failure('NOT_FOUND', t('conversation.templateMissing'));
