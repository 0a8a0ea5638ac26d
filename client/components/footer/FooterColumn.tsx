import { useTranslations } from 'use-intl';
import { FooterLink } from './FooterLink.tsx';
import { footerPath, type FooterColumn as Column } from './footerLinks.ts';

export function FooterColumn({ column }: { column: Column }) {
  const t = useTranslations('shell');
  return (
    <nav aria-labelledby={`footer-${column.key}`}>
      <h2 id={`footer-${column.key}`} className="mb-1.5 text-sm font-semibold">
        {t(`footer.${column.key}.heading`)}
      </h2>
      <ul>
        {column.links.map((link) => (
          <li key={link}>
            <FooterLink to={footerPath(link, column.key)}>
              {t(`footer.${`${column.key}.${link}` as FooterWord}`)}
            </FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FooterWord = {
  [Key in Column['key']]: `${Key}.${Extract<Column, { key: Key }>['links'][number]}`;
}[Column['key']];
