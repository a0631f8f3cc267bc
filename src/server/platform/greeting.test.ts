import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { greetingOf } from './greeting.ts';

const MODEL = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'm',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_API_KEY: 'k',
};

test.each([
  ['tells what a person may use of a model with a key, where no limit is named', {}, true],
  ['tells nothing of it where a limit is named', { AI_CREDITS_PER_USER: '5000' }, false],
  ['tells nothing of it where it is said to be unlimited', { AI_CREDITS_PER_USER: 'unlimited' }, false],
  ['tells nothing of it where the model needs no key', { AI_API_KEY: '' }, false],
])('the start %s', (_, env, tells) => {
  expect(greetingOf(readConfig({ ...MODEL, ...env })).includes('AI_CREDITS_PER_USER')).toBe(tells);
});

test('the start says how to sign in, where it listens and where its data lie', () => {
  const said = greetingOf(readConfig({ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000', DATA_DIR: '/data' }));
  expect(said).toContain('Maru is ready: http://localhost:3000');
  expect(said).toContain('Sign in with any name and e-mail');
  expect(said).toContain('Listening on 127.0.0.1, data in /data.');
});
