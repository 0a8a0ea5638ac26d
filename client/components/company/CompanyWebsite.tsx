interface CompanyWebsiteProps {
  address: string | null;
  /** The text to show when there is none. */
  fallback: string;
}

/** Links only real web addresses, and marks them as the company's own claim. */
export function CompanyWebsite({ address, fallback }: CompanyWebsiteProps) {
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return address?.trim() || fallback;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener nofollow ugc"
      title={url.host}
      className="text-link block truncate"
    >
      {url.host.replace(/^www\./, '')}
    </a>
  );
}
