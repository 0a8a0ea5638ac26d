import { LOCALES, type Locale } from '#schema/options/locales.ts';
import { OFFER_TEMPLATES_MAX } from '#schema/options/offers.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { builtInLetter } from '../letter/letterText.ts';
import type { OfferTemplate } from './offerTemplate.type.ts';

const COLUMNS = 'id, name, language, letter, true as "isOwn!"';

/** $1 the company. */
const TEMPLATES = statement(
  'offer-templates',
  `select ${COLUMNS} from offer_templates where company_id = $1 order by lower(name)`,
);

/** $1 the company, $2 the name, $3 the template that is being changed. */
const SAME_NAME = statement(
  'offer-template-same-name',
  `select id from offer_templates
    where company_id = $1 and lower(name) = lower($2) and ($3::uuid is null or id <> $3)`,
);

/** $1 id, $2 company, $3 name, $4 language, $5 text, $6 now, $7 user. */
const ADD = statement(
  'offer-template-add',
  `
    insert into offer_templates (id, company_id, name, language, letter, updated_at, updated_by)
    values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
);

/** $1 id, $2 company, $3 name, $4 language, $5 text, $6 now, $7 user. */
const UPDATE = statement(
  'offer-template-update',
  `
    update offer_templates set name = $3, language = $4, letter = $5, updated_at = $6, updated_by = $7
    where id = $1 and company_id = $2 returning ${COLUMNS}`,
);

/** $1 id, $2 company. */
const DELETE = statement(
  'offer-template-delete',
  'delete from offer_templates where id = $1 and company_id = $2 returning id',
);

/** The company's own, then ours: one in each language, the caller's first. */
export async function offerTemplatesOf({
  services,
  viewer,
  locale,
}: Context): Promise<OfferTemplate[]> {
  const { companyId } = viewer!;
  const own = companyId ? await services.database.read(TEMPLATES, [companyId]) : [];
  const others = LOCALES.filter((language) => language !== locale);
  return [...own, ...[locale, ...others].map(builtIn)];
}

function builtIn(language: Locale): OfferTemplate {
  return { id: `built-in-${language}`, language, isOwn: false, ...builtInLetter(language) };
}

interface Template {
  id?: string | null;
  name: string;
  language: Locale;
  letter: string;
}

export async function saveOfferTemplate(
  ctx: Context,
  { id, name, language, letter }: Template,
): Promise<OfferTemplate> {
  const { services, viewer, t } = ctx;
  const { companyId, userId } = viewer!;
  if (!companyId) throw new Failure('NOT_FOUND', t('file.noCompany'));
  if (id && !isId(id)) throw missing(ctx);
  return ctx.em.transactional(async (em) => {
    // Two of the same name, and one too many, are noticed even if they are saved at the same time.
    await takeAdvisoryLock(em, `offer templates ${companyId}`);
    const same = await readIn(em, SAME_NAME, [companyId, name, id ?? null]);
    if (same.length > 0) throw nameTaken(ctx);
    if (!id) requireRoom(ctx, (await readIn(em, TEMPLATES, [companyId])).length);
    const now = services.clock.now();
    const columns = [companyId, name, language, letter, now, userId] as const;
    const [saved] = id
      ? await writeIn(em, UPDATE, [id, ...columns])
      : await writeIn(em, ADD, [newId(now.getTime()), ...columns]);
    if (!saved) throw missing(ctx);
    return saved;
  });
}

export async function deleteOfferTemplate(ctx: Context, id: string): Promise<void> {
  const { services, viewer } = ctx;
  const values = [id, viewer!.companyId] as const;
  const deleted = isId(id) ? await services.database.write(DELETE, values) : [];
  if (deleted.length === 0) throw missing(ctx);
}

/** offer.template.room */
function requireRoom({ t }: Context, count: number): void {
  if (count < OFFER_TEMPLATES_MAX) return;
  const message = t('conversation.templateRoom', { max: OFFER_TEMPLATES_MAX });
  throw new Failure('RULE_VIOLATION', message, { rule: 'offer.template.room' });
}

/** offer.template.name */
function nameTaken({ t }: Context): Failure {
  const message = t('conversation.templateName');
  const fields = [{ field: 'name', message }];
  return new Failure('CONFLICT', message, { fields, rule: 'offer.template.name' });
}

const missing = ({ t }: Context) => new Failure('NOT_FOUND', t('conversation.templateMissing'));
