import { Field, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@RequiresLogin()
@ObjectType({ description: 'The secret for an authenticator app. It is shown only once.' })
export class StartTwoFactorPayload {
  @Field(() => String, { description: 'The secret in Base32, for typing into the app.' })
  secret!: string;

  @Field(() => String, { description: 'The secret as an `otpauth:` URI, for scanning.' })
  uri!: string;
}

@RequiresLogin()
@ObjectType({ description: 'Recovery codes for logins without the app. They are shown only once.' })
export class RecoveryCodesPayload {
  @Field(() => [String], { description: 'The codes. Each works once.' })
  recoveryCodes!: string[];

  @Field(() => Viewer, { description: 'The caller after the change.' })
  viewer!: Viewer;
}

@RequiresLogin()
@ObjectType({
  description: 'Two-step verification is off; the password alone is enough to log in.',
})
export class EndTwoFactorPayload {
  @Field(() => Viewer, { description: 'The caller after the change.' })
  viewer!: Viewer;
}
