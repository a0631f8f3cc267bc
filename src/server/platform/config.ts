import { withoutEnd } from '#contract/base/without-end.ts';
import path from 'node:path';
import { z } from 'zod';
import { cleanKey } from '#contract/ai/connection-rules.ts';
import { aiProvider } from '#contract/ai/models.ts';
import { USUAL_CREDITS_PER_USER } from '#contract/billing/credits.ts';
import { searchProviders, toAi, toSearch } from './ai-config.ts';
import { findContradictions } from './contradictions.ts';
import { toEmbedding } from './embedding-config.ts';
import { isLoopback } from './http/home-address.ts';
import { toLogin } from './login-config.ts';
import { mailFrom, smtpUrl, toMail } from './mail-config.ts';
import { StartRefusal } from './start-refusal.ts';
import { toMedia } from './media-config.ts';
import { captionLanguage, headerLine, toInstagram, toYoutube, youtubeClients } from './platforms-config.ts';
import { OPENAI_ADDRESS } from './openai-address.ts';
import { toSealingKey } from './sealing-config.ts';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const count = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(least).max(most));
const list = z.string().transform((typed) => typed.split(/[\s,]+/).filter(Boolean));

/** As it was pasted: what cannot be seen in it would be refused in the head of every request. */
const key = z.string().transform(cleanKey);

/** Every variable of the environment that the server reads. Empty counts as absent. `.env.example` explains each to people. */
const environment = z.object({
  /** 'production' refuses what is only for development and tests. Without it: production where others can reach the product. */
  NODE_ENV: z.enum(['development', 'test', 'production']),
  /** The address to listen on. Anything but loopback makes the product reachable by others. */
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes a free port. */
  PORT: count(0, 65_535).default(3000),
  /** The one address under which people reach the product; cookies and sign-in hang on its host name. */
  PUBLIC_URL: url
    .refine((u) => URL.canParse(u) && new URL(u).pathname === '/', 'must be an origin without a path')
    .optional(),
  /** Where the embedded database, the files, the backups and the keys are kept. */
  DATA_DIR: z.string().default('./data'),
  /** A PostgreSQL server (15 or newer) in place of the embedded database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** The most connections to that server. */
  DATABASE_POOL: count(2, 200).default(10),
  /** How many daily backups of the embedded database are kept; 0 makes none. */
  BACKUP_KEEP: count(0, 365).default(7),
  /** For how many days the past of a board is kept; all of it without. Where billing is on, the plan says so. */
  HISTORY_DAYS: count(1, 36_500).optional(),
  /** What the keys of providers that administrators fill in are sealed by, or a file that holds it: apart from the database. */
  SEALING_KEY: z.string().trim().optional(),
  SEALING_KEY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Proxies whose X-Forwarded-* headers are believed: addresses or networks. Empty believes nobody. */
  TRUST_PROXY: list.default([]),
  /** Links to canvases for whoever has them: none, only to look, or all. */
  PUBLIC_LINKS: z.enum(['off', 'view', 'all']).default('all'),
  /** Multiplies every limit on how often one user may call; raise it for load tests. */
  RATE_LIMIT_SCALE: count(1, 1_000_000).default(1),

  /** Any OpenID Connect provider, by its issuer address. */
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the sign-in button calls that provider. */
  OIDC_LABEL: z.string().max(40).optional(),
  /** Sign-in with Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),

  /** open: whoever signs in may work; members: only those on the list. */
  ACCESS: z.enum(['open', 'members']).default('open'),
  /** E-mail addresses (a@b.kr) and whole domains (b.kr), parted by commas. */
  MEMBERS: list.default([]),
  /** Where somebody who may not enter can become a member. */
  SIGNUP_URL: url.optional(),
  /** Where somebody who may not enter can ask: an address or mailto. */
  CONTACT_URL: z
    .string()
    .regex(/^(https?:\/\/|mailto:)\S+$/, 'must be an http, https or mailto address')
    .optional(),

  /** The server that takes mails: smtp://user:password@host:port or smtps://. Without it none are sent. */
  SMTP_URL: smtpUrl.optional(),
  /** Who sends them: an address, or Name <address>. */
  MAIL_FROM: mailFrom.optional(),

  /** S3-compatible storage for files in place of the disk. */
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  /** Who writes the answers. Without it the provider whose key is set; with no key the embedded engine quotes. */
  AI_PROVIDER: aiProvider.optional(),
  /** The model's name at that provider. */
  AI_MODEL: z.string().optional(),
  /** Another address of the provider's API; needed for openai-compatible (Ollama, vLLM, LiteLLM). */
  AI_BASE_URL: url.optional(),
  /** The key, whoever the provider is; the vendors' own names below work too. */
  AI_API_KEY: key.optional(),
  OPENAI_API_KEY: key.optional(),
  ANTHROPIC_API_KEY: key.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: key.optional(),
  /** A smaller model of the same provider, which sums up. */
  AI_SMALL_MODEL: z.string().optional(),
  /** What a model reads and writes together where the settings do not say it: without it as its vendor documents it, or 32,000. */
  AI_CONTEXT_TOKENS: count(1_000, 2_000_000).optional(),
  /** How long an answer may be; of a small window no more than three tenths. */
  AI_MAX_OUTPUT_TOKENS: count(64, 200_000).default(8_192),

  /** A model that finds passages by their meaning, over OpenAI's /embeddings; without it they are found by their words. */
  EMBEDDING_MODEL: z.string().optional(),
  EMBEDDING_BASE_URL: url.optional(),
  EMBEDDING_API_KEY: key.optional(),

  /** Who searches the web. Without it the provider that is configured below; none: the search says so. */
  SEARCH_PROVIDER: z.enum(searchProviders).optional(),
  PERPLEXITY_API_KEY: key.optional(),
  PERPLEXITY_BASE_URL: url.default('https://api.perplexity.ai'),
  SEARXNG_URL: url.optional(),
  BRAVE_API_KEY: key.optional(),
  /** The model of OpenAI's that searches. */
  OPENAI_SEARCH_MODEL: z.string().default('gpt-5.4-mini'),
  /** Another address of OpenAI's for the search. */
  OPENAI_SEARCH_BASE_URL: url.default(OPENAI_ADDRESS),

  /** Paid plans by Stripe; all five or none. Without them nothing is sold and no plan limits anybody. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** The monthly price of the plan at Stripe. */
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_PRICE_TEAM: z.string().optional(),
  /** Another address of Stripe's API, for tests; refused in production. */
  STRIPE_BASE_URL: url.optional(),
  /** What an account may use in a month; one credit is a thousand tokens. Where it is set or billing is on, an empty account gets quotes. */
  AI_CREDITS_PER_MONTH: count(0, 1_000_000_000).optional(),
  /** The same of one organisation, and of one person who asks, whoever pays. */
  AI_CREDITS_PER_ORG: count(0, 1_000_000_000).optional(),
  /** Without any of these three: USUAL_CREDITS_PER_USER, where the model has a key; 'unlimited' for no limit. */
  AI_CREDITS_PER_USER: z.union([z.literal('unlimited'), count(0, 1_000_000_000)]).optional(),
  /** So many answers of one person are written at once, by one process. */
  AI_ANSWERS_AT_ONCE: count(1, 1_000).default(6),

  /** Another address than YouTube's own, for replays. */
  YOUTUBE_BASE_URL: url.default('https://www.youtube.com'),
  /** The ways to captions that are tried, in this order; empty: the built-in order. */
  YOUTUBE_STRATEGIES: list.default([]),
  /** Apps of YouTube's by our name for them, each a strategy 'innertube-NAME': replaces and adds to the built-in ones. */
  YOUTUBE_CLIENTS: youtubeClients.default({}),
  /** The languages of captions in the order in which they are wanted; any: every other, too. */
  YOUTUBE_LANGUAGES: list.pipe(z.array(captionLanguage)).default(['ko', 'en', 'any']),
  /** A key of YouTube's Data API: description, length and playlists without reading pages. */
  YOUTUBE_API_KEY: z.string().optional(),
  /** Another address of the Data API, for replays. */
  YOUTUBE_API_BASE_URL: url.default('https://www.googleapis.com/youtube/v3'),
  /** A service that gives transcripts over HTTP; {videoId}, {url} and {language} are filled in. */
  YOUTUBE_TRANSCRIPT_URL: url.optional(),
  /** The header that service wants: 'name: value'. */
  YOUTUBE_TRANSCRIPT_HEADER: headerLine.optional(),
  /** Where the list of timed lines stands in its answer: data.segments. */
  YOUTUBE_TRANSCRIPT_PATH: z.string().default(''),
  /** Whether its times are seconds or milliseconds. */
  YOUTUBE_TRANSCRIPT_UNIT: z.enum(['s', 'ms']).default('s'),
  /** An http proxy for YouTube only. */
  YOUTUBE_PROXY_URL: url.optional(),
  /** Another address than Instagram's own, for replays. */
  INSTAGRAM_BASE_URL: url.default('https://www.instagram.com'),
  /** A service that gives posts over HTTP; {url} and {id} are filled in. */
  INSTAGRAM_PROVIDER_URL: url.optional(),
  INSTAGRAM_PROVIDER_HEADER: headerLine.optional(),
  /** Where caption, account, picture and speech stand in its answer; empty: it does not tell. */
  INSTAGRAM_PROVIDER_CAPTION: z.string().default('caption'),
  INSTAGRAM_PROVIDER_USERNAME: z.string().default('username'),
  INSTAGRAM_PROVIDER_PICTURE: z.string().default(''),
  INSTAGRAM_PROVIDER_TRANSCRIPT: z.string().default(''),
  /** Other addresses than the platforms' own, for replays. */
  TIKTOK_OEMBED_URL: url.default('https://www.tiktok.com/oembed'),
  X_OEMBED_URL: url.default('https://publish.twitter.com/oembed'),
  /** The program that reads text in pictures, with its Korean and English; 'none' for no such program. */
  TESSERACT_PATH: z.string().default('tesseract'),
  /** The programs that look into sound and film and cut them; 'none' for no such program. */
  FFMPEG_PATH: z.string().default('ffmpeg'),
  FFPROBE_PATH: z.string().default('ffprobe'),
  /** The model that reads pictures, at the provider of the AI; 'none' for no such model. */
  VISION_MODEL: z.string().optional(),
  /** An API that speaks OpenAI's /audio/transcriptions. */
  STT_BASE_URL: url.optional(),
  STT_MODEL: z.string().optional(),
  STT_API_KEY: key.optional(),
  /** A service that gives the sound of videos and posts over HTTP; {url} and {id} are filled in. */
  MEDIA_PROVIDER_URL: url.optional(),
  /** The header that service wants: 'name: value'. */
  MEDIA_PROVIDER_HEADER: headerLine.optional(),
  /** host:port pairs that may be fetched although they are local. For replays; refused in production. */
  FETCH_ALLOW_HOSTS: list.default([]),
});
type Environment = z.infer<typeof environment>;

/** What the server runs by. Made once, handed down as a parameter. */
export type Config = ReturnType<typeof toConfig>;

/** Reads and checks the environment. Throws StartRefusal, which lists every wrong variable, one a line. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const said = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const given = { NODE_ENV: isForOthers(said) ? 'production' : 'development', ...said };
  const parsed = environment.safeParse(given);
  const shapes = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const problems = [...shapes, ...findContradictions(given)];
  if (problems.length > 0)
    throw new StartRefusal(`The configuration is not valid:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  return toConfig(parsed.data as Environment);
}

/** Whether the product is reached from other machines: it listens to them, or a proxy passes them on. */
const isForOthers = ({ HOST, PUBLIC_URL }: Record<string, string | undefined>): boolean =>
  [HOST, PUBLIC_URL && URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).hostname].some(
    (name) => typeof name === 'string' && name !== '' && !isLoopback(name),
  );

function toConfig(env: Environment) {
  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** An origin, without a slash at its end. */
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    dataDir: path.resolve(env.DATA_DIR),
    sealingKey: toSealingKey(env),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    publicLinks: env.PUBLIC_LINKS,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    database: { url: env.DATABASE_URL ?? null, pool: env.DATABASE_POOL, backupKeep: env.BACKUP_KEEP },
    historyDays: env.HISTORY_DAYS ?? null,
    login: toLogin(env),
    access: {
      mode: env.ACCESS,
      members: env.MEMBERS.map((member) => member.toLowerCase().replace(/^@/, '')),
      signupUrl: env.SIGNUP_URL ?? null,
      contactUrl: env.CONTACT_URL ?? null,
    },
    mail: toMail(env),
    s3: toS3(env),
    ai: toAi(env),
    embedding: toEmbedding(env),
    search: toSearch(env),
    billing: toBilling(env),
    credits: {
      perMonth: env.AI_CREDITS_PER_MONTH ?? 10_000,
      perOrg: env.AI_CREDITS_PER_ORG ?? null,
      perUser: env.AI_CREDITS_PER_USER === 'unlimited' ? null : (env.AI_CREDITS_PER_USER ?? null),
      /** Whether the environment names any of these limits. */
      isSet: (env.AI_CREDITS_PER_MONTH ?? env.AI_CREDITS_PER_ORG ?? env.AI_CREDITS_PER_USER) !== undefined,
      /** Whether an account that has used them up is answered by quotes alone for the rest of the month. */
      isCapped: env.AI_CREDITS_PER_MONTH !== undefined || toBilling(env) !== null,
      usualPerUser: USUAL_CREDITS_PER_USER,
    },
    answersAtOnce: env.AI_ANSWERS_AT_ONCE,
    youtube: toYoutube(env),
    instagram: toInstagram(env),
    posts: { tiktok: { oembedUrl: env.TIKTOK_OEMBED_URL }, x: { oembedUrl: env.X_OEMBED_URL } },
    media: toMedia(env),
    fetch: { allowHosts: env.FETCH_ALLOW_HOSTS },
  };
}

function toS3(env: Environment) {
  if (!env.S3_ENDPOINT || !env.S3_BUCKET || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: withoutEnd(env.S3_ENDPOINT, /\//),
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

/** Null where nothing is sold. */
function toBilling(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_PRO: pro, STRIPE_PRICE_TEAM: team } = env;
  if (!secretKey || !publishableKey || !webhookSecret || !pro || !team) return null;
  return { secretKey, publishableKey, webhookSecret, prices: { pro, team }, baseUrl: env.STRIPE_BASE_URL ?? null };
}
