import { findEmbeddingProblems } from './embedding-config.ts';

const STRIPE_NEEDS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
  'STRIPE_PRICE_TEAM',
];
const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** What the variables say against each other, one a sentence: each may be well formed for itself. */
export function findContradictions(env: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  const together = (names: string[]) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === names.length) return;
    problems.push(`${missing.join(', ')}: needed beside ${names.filter((name) => env[name]).join(', ')}`);
  };
  together(['OIDC_ISSUER', 'OIDC_CLIENT_ID']);
  together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  together(['SMTP_URL', 'MAIL_FROM']);
  together(S3_NEEDS);
  together(STRIPE_NEEDS);
  const needs = (variable: string, value: string, names: string[]) => {
    if (env[variable] !== value) return;
    if (!names.some((name) => env[name])) problems.push(`${names.join(' or ')}: needed for ${variable}=${value}`);
  };
  needs('AI_PROVIDER', 'openai', ['AI_API_KEY', 'OPENAI_API_KEY']);
  needs('AI_PROVIDER', 'anthropic', ['AI_API_KEY', 'ANTHROPIC_API_KEY']);
  needs('AI_PROVIDER', 'google', ['AI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY']);
  needs('AI_PROVIDER', 'openai-compatible', ['AI_BASE_URL']);
  needs('AI_PROVIDER', 'openai-compatible', ['AI_MODEL']);
  needs('SEARCH_PROVIDER', 'perplexity', ['PERPLEXITY_API_KEY']);
  needs('SEARCH_PROVIDER', 'perplexity-search', ['PERPLEXITY_API_KEY']);
  if (env.SEARCH_PROVIDER === 'openai' && !env.OPENAI_API_KEY && !(env.AI_PROVIDER === 'openai' && env.AI_API_KEY))
    problems.push('OPENAI_API_KEY: needed for SEARCH_PROVIDER=openai');
  needs('SEARCH_PROVIDER', 'searxng', ['SEARXNG_URL']);
  needs('SEARCH_PROVIDER', 'brave', ['BRAVE_API_KEY']);
  if (env.STT_MODEL && !env.STT_BASE_URL && !env.STT_API_KEY)
    problems.push('STT_BASE_URL or STT_API_KEY: needed beside STT_MODEL');
  if (env.MEDIA_PROVIDER_URL && !env.STT_BASE_URL && !env.STT_API_KEY)
    problems.push('STT_BASE_URL or STT_API_KEY: needed beside MEDIA_PROVIDER_URL');
  if (env.AI_API_KEY && !env.AI_PROVIDER && !env.AI_BASE_URL) problems.push('AI_PROVIDER: needed beside AI_API_KEY');
  const chooses = ['AI_PROVIDER', 'OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'AI_MODEL'];
  if (env.AI_BASE_URL && !chooses.some((name) => env[name])) problems.push('AI_MODEL: needed beside AI_BASE_URL');
  problems.push(...findEmbeddingProblems(env));
  if (env.NODE_ENV === 'production' && env.FETCH_ALLOW_HOSTS) {
    problems.push('FETCH_ALLOW_HOSTS: opens local addresses to users and is refused when NODE_ENV=production');
  }
  if (env.NODE_ENV === 'production' && env.STRIPE_BASE_URL) {
    problems.push('STRIPE_BASE_URL: sends the key elsewhere than to Stripe and is refused when NODE_ENV=production');
  }
  return problems;
}
