import { expect, it } from 'vitest';
import { recogniseLink } from './index.ts';
import { readPost } from './posts.ts';

it.each([
  ['https://www.tiktok.com/@maru.studio/video/7301234567890123456?lang=ko', 'tiktok', '7301234567890123456'],
  ['https://m.tiktok.com/@maru_studio/photo/7301234567890123456', 'tiktok', '7301234567890123456'],
  ['https://vm.tiktok.com/ZMabc123/', 'tiktok', null],
  ['https://x.com/maru_studio/status/1750000000000000001?s=20', 'x', '1750000000000000001'],
  ['https://twitter.com/maru_studio/status/1750000000000000001/photo/1', 'x', '1750000000000000001'],
  ['https://mobile.twitter.com/i/web/status/1750000000000000001', 'x', '1750000000000000001'],
])('%s is a post of %s', (address, platform, id) => {
  expect(readPost(address)).toEqual({ platform, id });
  expect(recogniseLink(address)?.source).toBe('website');
  expect(recogniseLink(address.replace('https://', ''))?.source).toBe('website');
});

it.each([
  'https://x.com/maru_studio',
  'https://x.com/maru_studio/status/abc',
  'https://www.tiktok.com/@maru.studio',
  'https://tiktok.com.evil.example/@a/video/7301234567890123456',
  'https://vm.tiktok.com/',
  'https://notx.com/a/status/1750000000000000001',
  'no address',
])('but %s is none', (address) => {
  expect(readPost(address)).toBeNull();
});
