const LINK = /https?:\/\/[^\s<>"]+/g;
/** A full stop at the end of the sentence is not part of the address. */
const TAIL = /[.,;:!?)\]]+$/;

/** Plain text with its links made clickable. They open in a new tab that gets no referrer. */
export function LinkedText({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = found.replace(TAIL, '');
    parts.push(
      text.slice(end, index),
      <a
        key={index}
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-link wrap-anywhere"
      >
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}
