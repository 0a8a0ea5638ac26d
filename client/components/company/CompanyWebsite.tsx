interface CompanyWebsiteProps {
  address: string | null;
  /** What to say when there is none. */
  fallback: string;
}

/** Only what is an address of the web becomes a link; it is the company's word and not ours. */
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
