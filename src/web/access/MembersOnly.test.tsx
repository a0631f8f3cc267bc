import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import { systemApi } from '#contract/account/system.api.ts';
import { access } from '../words/access.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { MembersOnly } from './MembersOnly.tsx';

beforeAll(() => showWords('ko', { access: access.ko }));

/** Where the links of the card lead on a server with these settings. */
function linksWith(settings: { signupUrl: string | null; contactUrl: string | null }) {
  const client = new QueryClient();
  client.setQueryData([systemApi.settings.path], settings);
  const alert = drawn(<MembersOnly />, client).querySelector('[role=alert]');
  expect(alert?.textContent).toContain('멤버십');
  return [...(alert?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
}

it('somebody who is not a member is told so, with a way to become one, another account, and a way to ask', () => {
  const signupUrl = 'https://join.example/maru';
  const contactUrl = 'https://pf.kakao.example/maru';
  expect(linksWith({ signupUrl, contactUrl })).toEqual([signupUrl, expect.stringContaining('/api/login'), contactUrl]);
  expect(linksWith({ signupUrl: null, contactUrl: null })).toEqual([expect.stringContaining('/api/login')]);
});
