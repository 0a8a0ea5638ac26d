import { Fragment } from 'react';

interface CompanyWebsiteProps {
  address: string | null;
  /** The text to show when there is none. */
  fallback: string;
}

/** Links only real web addresses, which may wrap before a dot, and marks them as the company's own claim. */
export function CompanyWebsite({ address, fallback }: CompanyWebsiteProps) {
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return address?.trim() || fallback;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener nofollow ugc"
      title={url.host}
      className="text-link block wrap-anywhere"
    >
      {url.host
        .replace(/^www\./, '')
        .split('.')
        .map((part, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <>
                <wbr />.
              </>
            )}
            {part}
          </Fragment>
        ))}
    </a>
  );
}
