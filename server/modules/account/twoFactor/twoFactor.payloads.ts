import { Field, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@RequiresLogin()
@ObjectType({ description: 'What goes into an authenticator app. It is shown once.' })
export class StartTwoFactorPayload {
  @Field(() => String, { description: 'To be typed into the app, in Base32.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an `otpauth:` address, to be scanned.' })
  uri!: string;
}

@RequiresLogin()
@ObjectType({ description: 'Ways in without the app. They are shown once.' })
export class RecoveryCodesPayload {
  @Field(() => [String], { description: 'Each works once.' })
  recoveryCodes!: string[];

  @Field(() => Viewer, { description: 'The caller as it is now.' })
  viewer!: Viewer;
}

@RequiresLogin()
@ObjectType({ description: 'A login takes the password alone again.' })
export class EndTwoFactorPayload {
  @Field(() => Viewer, { description: 'The caller as it is now.' })
  viewer!: Viewer;
}
