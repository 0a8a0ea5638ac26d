type MailProblem = 'login' | 'unreachable' | 'encryption' | 'refused';

/** The error codes of nodemailer. */
const TROUBLES: Readonly<Record<string, MailProblem>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EDNS: 'unreachable',
  ECONNECTION: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ETLS: 'encryption',
};
const CERTIFICATE = /certificate|self-signed|wrong version number|tls|ssl/i;

/** The kind of failure, with the server's reply or, without one, the error message. */
export function mailProblemOf(error: unknown): { key: MailProblem; said: string } {
  const { code = '', response, message = '' } = error as Partial<Record<string, string>>;
  const key = TROUBLES[code] ?? 'refused';
  const answer = (response ?? message).replaceAll(/\s+/g, ' ').trim();
  const isUnsafe = key === 'unreachable' && CERTIFICATE.test(answer);
  return { key: isUnsafe ? 'encryption' : key, said: answer };
}

/** Removes the password from a reply, because some servers echo what they received. */
export function withoutSecrets(text: string, auth?: { user?: string; pass?: string }): string {
  const { user = '', pass = '' } = auth ?? {};
  if (!pass) return text;
  const plain = Buffer.from(`\0${user}\0${pass}`).toString('base64');
  const secrets = [pass, Buffer.from(pass).toString('base64'), plain, encodeURIComponent(pass)];
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '•••'), text);
}
