import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { AddressText } from '#client/components/AddressText.tsx';
import { Fact } from '#client/pages/admin/lists/Fact.tsx';

export const UserFacts_user = graphql(`
  fragment UserFacts_user on AdminUser {
    id
    email
    phone
    role
    locale
    signsInWithGoogle
    lastLoginAt
    createdAt
    company {
      id
      name
      adminStatus
    }
  }
`);

export function UserFacts(props: { user: FragmentType<typeof UserFacts_user> }) {
  const user = readFragment(UserFacts_user, props.user);
  const t = useTranslations('adminUsers');
  const time = useTimeWords();
  const { company } = user;
  const moment = (at: string) => (
    <time dateTime={at} title={time.ago(at)}>
      {time.full(at)}
    </time>
  );
  return (
    <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 xs:grid-cols-2 md:grid-cols-3">
      <Fact name={t('page.email')}>
        <a href={`mailto:${user.email}`} className="text-link">
          <AddressText address={user.email} />
        </a>
      </Fact>
      <Fact name={t('page.phone')}>{user.phone || t('page.unknown')}</Fact>
      <Fact name={t('role.label')}>{t(`role.${user.role}`)}</Fact>
      {company && (
        <Fact name={t('page.company')}>
          <Link to={`/admin/companies?open=${company.id}`} className="text-link break-words">
            {company.name}
          </Link>
          <span className="text-soft"> ({t(`page.companyIs.${company.adminStatus}`)})</span>
        </Fact>
      )}
      <Fact name={t('page.lastLogin')}>
        {user.lastLoginAt ? moment(user.lastLoginAt) : t('never')}
      </Fact>
      <Fact name={t('page.joined')}>{moment(user.createdAt)}</Fact>
      <Fact name={t('page.signIn')}>
        {t(user.signsInWithGoogle ? 'page.google' : 'page.password')}
      </Fact>
      <Fact name={t('page.language')}>{t(`language.${user.locale}`)}</Fact>
    </dl>
  );
}
