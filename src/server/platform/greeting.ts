import type { Config } from './config.ts';

type Told = Pick<Config, 'publicUrl' | 'host' | 'login' | 'database' | 'dataDir' | 'ai' | 'credits' | 'billing'>;

/** What a server that has started prints: where it is, how to sign in, and what a person may use of the operator's model. */
export function greetingOf({ publicUrl, host, login, database, dataDir, ai, credits, billing }: Told): string {
  const signIn = login
    ? `Sign in with ${login.label}.`
    : 'Sign in with any name and e-mail: the built-in sign-in is for this machine only.';
  // The key of a model is the operator's money.
  const usage =
    ai.apiKey !== null && !credits.isSet && billing === null
      ? `Each person may use ${credits.usualPerUser.toLocaleString('en')} AI credits a month (a credit is a thousand ` +
        'tokens): AI_CREDITS_PER_USER names another limit, or unlimited.\n'
      : '';
  return (
    `\nMaru is ready: ${publicUrl}\n${signIn} The first to sign in is the administrator.\n${usage}` +
    `Listening on ${host}, data in ${database.url ? 'PostgreSQL' : dataDir}. Stop with Ctrl+C.\n\n`
  );
}
