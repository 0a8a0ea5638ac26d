import type { App } from '#tests/support/app.ts';

const LOGIN = `mutation($input: LoginInput!) { login(input: $input) { accessToken } }`;

export function logIn(app: App, { email, password }: { email: string; password: string }) {
  return app.graphql(LOGIN, { input: { email, password } });
}
