import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { openSealedText, sealText } from '../../platform/sealed-text.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { writePart } from './ai-settings.store.ts';
import { readKept, readSealingKey, sealAnew } from './kept-settings.ts';

const OWN = 'k'.repeat(40);
const KEY = 'sk-not-a-real-key-WXYZ';
const log = createLog({ logLevel: 'silent' });
let app: TestApp;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.close());

test('the key of the operator opens what was sealed before, and the key in the database opens it no more', async () => {
  const { db, query } = app.deps.database;
  const inside = await readSealingKey(db, null);
  const row = { part: 'chat', settings: { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1' } };
  const by = { keyEnd: 'WXYZ', changedBy: null, changedAt: new Date(0) };
  await writePart(db, { ...row, ...by, sealedKey: sealText(inside, KEY, 'chat') });
  await sealAnew(db, OWN);
  expect((await readKept(db, log, OWN)).chat?.key).toBe(KEY);
  const [kept] = await query<{ sealed: string }>("select sealed_key as sealed from ai_settings where part = 'chat'");
  expect(openSealedText(inside, kept?.sealed ?? '', 'chat')).toBeNull();
  expect((await readKept(db, log, null)).chat?.key).toBeNull();
});

test('the key comes from the environment or from a file, and is not short', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sealing-')), 'key');
  writeFileSync(file, `${OWN}\n`);
  expect(readConfig({}).sealingKey).toBeNull();
  expect(readConfig({ SEALING_KEY: OWN }).sealingKey).toBe(OWN);
  expect(readConfig({ SEALING_KEY_FILE: file }).sealingKey).toBe(OWN);
  expect(() => readConfig({ SEALING_KEY: 'short' })).toThrow('SEALING_KEY');
  expect(() => readConfig({ SEALING_KEY_FILE: `${file}.absent` })).toThrow('SEALING_KEY_FILE');
});
