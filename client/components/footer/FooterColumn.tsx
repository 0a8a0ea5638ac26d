import { useTranslations } from 'use-intl';
import { useSession } from '#client/lib/session.ts';
import { FooterLink } from './FooterLink.tsx';
import { footerTarget, type FooterColumn as Column } from './footerLinks.ts';

export function FooterColumn({ column }: { column: Column }) {
  const t = useTranslations('shell');
  const { user } = useSession();
  return (
    <nav aria-labelledby={`footer-${column.key}`}>
      <h2 id={`footer-${column.key}`} className="mb-1.5 text-sm font-semibold">
        {t(`footer.${column.key}.heading`)}
      </h2>
      {/* Until a member is known, these are the links of guests. */}
      <ul className={user ? undefined : '[html[data-session]_&]:invisible'}>
        {column.links.map((link) => {
          const target = footerTarget(link, column.key, user);
          return (
            target && (
              <li key={link}>
                <FooterLink to={target}>
                  {t(`footer.${`${column.key}.${link}` as FooterWord}`)}
                </FooterLink>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}

type FooterWord = {
  [Key in Column['key']]: `${Key}.${Extract<Column, { key: Key }>['links'][number]}`;
}[Column['key']];
