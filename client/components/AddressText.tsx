import { Fragment } from 'react';

/** An email address or a host. A long one breaks after its @ and dots, which reads best, but not just before ".com". */
export function AddressText({ address }: { address: string }) {
  return (
    <span className="wrap-anywhere">
      {address.split(/(?<=[@.])(?=.{4})/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
