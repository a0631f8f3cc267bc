import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment runs on this machine alone, with the embedded database, engine and sign-in', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    login: null,
    s3: null,
  });
  expect(config.database.url).toBeNull();
  expect(config.ai.provider).toBe('embedded');
  expect(config.search.provider).toBe('none');
});

test('every wrong variable is named at once', () => {
  const wrong = {
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    OIDC_ISSUER: 'https://id.test',
    PUBLIC_URL: 'https://maru.test/app',
    ACCESS: 'all',
  };
  expect(() => readConfig(wrong)).toThrow(/PORT[^]*PUBLIC_URL[^]*DATABASE_URL[^]*ACCESS[^]*OIDC_CLIENT_ID/);
});

test.each([
  [{ NODE_ENV: 'production', FETCH_ALLOW_HOSTS: '127.0.0.1:80' }, 'FETCH_ALLOW_HOSTS'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
  [{ S3_BUCKET: 'x' }, 'S3_ENDPOINT'],
  [{ SMTP_URL: 'smtp://mail.test' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'a@b.kr' }, 'SMTP_URL'],
  [{ SMTP_URL: 'http://mail.test', MAIL_FROM: 'a@b.kr' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://me:p#ss@mail.test', MAIL_FROM: 'a@b.kr' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://me:100%@mail.test', MAIL_FROM: 'a@b.kr' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://me@mail.test', MAIL_FROM: 'a@b.kr' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'Maru' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'Maru <a@b.kr>, x@evil.test' }, 'MAIL_FROM'],
  [{ AI_PROVIDER: 'openai' }, 'OPENAI_API_KEY'],
  [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_MODEL'],
  [{ AI_API_KEY: 'x' }, 'AI_PROVIDER'],
  [{ EMBEDDING_BASE_URL: 'http://localhost:11434/v1' }, 'EMBEDDING_MODEL'],
  [{ EMBEDDING_MODEL: 'any', ANTHROPIC_API_KEY: 'k' }, 'EMBEDDING_API_KEY'],
  [{ SEARCH_PROVIDER: 'brave' }, 'BRAVE_API_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ NODE_ENV: 'production', STRIPE_BASE_URL: 'http://127.0.0.1:1' }, 'STRIPE_BASE_URL'],
])('%j is refused and names %s', (env, named) => {
  expect(() => readConfig(env)).toThrow(named);
});

test.each([
  [{}, false],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ PUBLIC_URL: 'https://maru.kr' }, true],
  [{ HOST: '0.0.0.0', NODE_ENV: 'development' }, false],
  [{ HOST: '0.0.0.0', NODE_ENV: 'test' }, false],
])('%j is production: %s', (env, isProduction) => {
  expect(readConfig(env).isProduction).toBe(isProduction);
});

test('what is only for development is refused where others reach the product', () => {
  expect(() => readConfig({ HOST: '0.0.0.0', FETCH_ALLOW_HOSTS: '127.0.0.1:80' })).toThrow('FETCH_ALLOW_HOSTS');
});

test('empty variables count as absent', () => {
  expect(readConfig({ PORT: '', OIDC_ISSUER: ' ', DATABASE_URL: '' }).port).toBe(3000);
});

test('a vendor key alone chooses its provider', () => {
  expect(readConfig({ ANTHROPIC_API_KEY: 'k' }).ai).toMatchObject({ provider: 'anthropic', apiKey: 'k', model: null });
  expect(readConfig({ AI_PROVIDER: 'embedded', OPENAI_API_KEY: 'k' }).ai.provider).toBe('embedded');
});

test('an address and a model alone choose a provider that speaks as OpenAI does', () => {
  const own = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama3.3' };
  expect(readConfig(own).ai).toMatchObject({ provider: 'openai-compatible', model: 'llama3.3', apiKey: null });
  expect(readConfig({ ...own, AI_API_KEY: 'k' }).ai).toMatchObject({ provider: 'openai-compatible', apiKey: 'k' });
  expect(readConfig({ ...own, OPENAI_API_KEY: 'k' }).ai.provider).toBe('openai');
});

test("OpenAI's key is sent to no other address by the model that embeds", () => {
  const openai = { EMBEDDING_MODEL: 'text-embedding-3-small', OPENAI_API_KEY: 'k' };
  expect(readConfig(openai).embedding).toMatchObject({ baseUrl: 'https://api.openai.com/v1', apiKey: 'k' });
  expect(readConfig({ ...openai, EMBEDDING_BASE_URL: 'http://localhost:11434/v1/' }).embedding).toMatchObject({
    baseUrl: 'http://localhost:11434/v1',
    apiKey: null,
  });
  expect(readConfig({ OPENAI_API_KEY: 'k' }).embedding).toBeNull();
});

test('members are read as lower-case addresses and domains', () => {
  expect(readConfig({ ACCESS: 'members', MEMBERS: 'A@b.kr, @Studio.kr' }).access.members).toEqual([
    'a@b.kr',
    'studio.kr',
  ]);
});

test.each([
  ['smtp://mail.test', { host: 'mail.test', port: 587, isTls: false, isLocal: false, login: null }],
  ['smtps://mail.test', { port: 465, isTls: true }],
  ['smtp://localhost:25/', { host: 'localhost', port: 25, isLocal: true }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, isLocal: true }],
  ['smtp://me%40b.kr:p%2F%23s@mail.test', { login: { user: 'me@b.kr', pass: 'p/#s' } }],
])('mails go where %s says: %j', (url, server) =>
  expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'a@b.kr' }).mail).toMatchObject(server),
);

test.each([
  ['a@b.kr', { name: 'Maru', address: 'a@b.kr' }],
  ['오하루 <a@b.kr>', { name: '오하루', address: 'a@b.kr' }],
  ['"Oharu, Inc." <a@b.kr>', { name: 'Oharu, Inc.', address: 'a@b.kr' }],
])('mails come from %j: %j', (from, sender) =>
  expect(readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM: from }).mail?.from).toEqual(sender),
);

const root = path.resolve(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, one]) => one ?? '').toSorted();
const known = namesIn(textOf('src/server/platform/config.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm);

test('.env.example explains every variable, and no other', () => {
  expect(namesIn(textOf('.env.example'), /^#? ?([A-Z][A-Z0-9_]+)=/gm)).toEqual(known);
});

test('the README says of every variable what it is good for, and of no other', () => {
  const [, table = ''] = /^## Configure it$(.*?)^## /ms.exec(textOf('README.md')) ?? [];
  expect(namesIn(table, /`([A-Z][A-Z0-9_]+)`/g)).toEqual(known);
});
