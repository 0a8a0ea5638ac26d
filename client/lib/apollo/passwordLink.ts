import { Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { brokenRule } from '#client/lib/failures.ts';
import { askForPassword, PASSWORD_RULE } from '#client/lib/passwordProof.ts';

/** When the server requires the password again, asks the user for it and repeats the request. */
export const passwordLink = new ErrorLink(({ error, result, operation, forward }) => {
  if (!result || brokenRule(error) !== PASSWORD_RULE) return undefined;
  return new Observable((observer) => {
    void askForPassword().then((confirmed) => {
      if (confirmed) return forward(operation).subscribe(observer);
      observer.next(result);
      return observer.complete();
    });
  });
});
