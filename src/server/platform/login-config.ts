interface LoginEnvironment {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_LABEL?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
}

/** The provider that signs people in; null: the built-in one, on loopback only. */
export function toLogin(env: LoginEnvironment) {
  const label = env.OIDC_LABEL ?? null;
  if (env.OIDC_ISSUER && env.OIDC_CLIENT_ID) {
    return {
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET ?? null,
      label: label ?? 'OpenID',
    };
  }
  if (env.GOOGLE_CLIENT_ID) {
    return {
      issuer: 'https://accounts.google.com',
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET ?? null,
      label: label ?? 'Google',
    };
  }
  return null;
}
