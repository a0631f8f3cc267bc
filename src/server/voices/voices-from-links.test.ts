import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReplay, type Replay } from '../../../tests/replay/replay-server.ts';
import type { MeasuredVoice, VoiceView } from '#contract/voices/voices.schema.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { must } from '../testing/studio.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const URL = '/api/voices';
const VIDEO = 'https://youtu.be/maruReplay1';

let replay: Replay;
let app: TestApp;
let owner: SignedInClient;
beforeAll(async () => {
  replay = await startReplay();
  app = await makeApp({ env: replay.env });
  owner = await app.signIn('Owner');
});
afterAll(async () => {
  await app.close();
  await replay.close();
});

describe('a voice of addresses', () => {
  it('is measured on the words of a page and of a video, with the speed of its seconds', async () => {
    const voice = must<VoiceView>(
      await owner.post(URL, { name: '링크', links: [`${replay.url}/article`, VIDEO, VIDEO] }),
    );
    expect(voice.texts).toMatchObject([
      { kind: 'link', title: expect.stringContaining('숏폼 첫 3초') as string },
      { kind: 'link', title: expect.any(String) as string },
    ]);
    expect(voice.profile.measure.syllablesPerSec).toBeGreaterThan(1);
  });

  it('takes one more when it is measured again', async () => {
    const voice = must<VoiceView>(await owner.post(URL, { name: '하나', texts: ['안녕하세요. 오늘은 장을 봤어요.'] }));
    const more = must<VoiceView>(
      await owner.post(`${URL}/${voice.id}/measure`, { links: [`${replay.url}/plain.txt`] }),
    );
    expect(more.texts).toHaveLength(2);
    expect(more.profile.measure.words).toBeGreaterThan(voice.profile.measure.words);
  });

  it('is measured again on what the addresses say now, and on what they said where they are silent', async () => {
    const page = (text: string) =>
      `<html><head><title>일기</title></head><body><article>${text}</article></body></html>`;
    const body = (words: string) => `<p>${`${words} `.repeat(12)}</p>`.repeat(6);
    replay.change('/diary', page(body('오늘은 시장에 가서 두부를 샀어요.')));
    const links = [`${replay.url}/diary`, `${replay.url}/plain.txt`];
    const before = must<VoiceView>(await owner.post(URL, { name: '일기', links }));
    replay.change('/diary', page(body('오늘은 시장에 가서 두부를 샀습니다. 국도 끓였습니다.')));
    replay.change('/plain.txt', '');
    const measure = async (more: object) => must<MeasuredVoice>(await owner.post(`${URL}/${before.id}/measure`, more));
    expect((await measure({ texts: ['하나 더 적어요.'] })).texts.slice(0, 2)).toEqual(before.texts);
    const again = await measure({});
    expect(again.unread).toEqual([before.texts[1]?.title]);
    expect(again.texts[1]).toEqual(before.texts[1]);
    expect(again.texts[0]?.length).toBeGreaterThan(before.texts[0]?.length ?? Infinity);
    expect(again.profile.measure.words).toBeGreaterThan(before.profile.measure.words);
    expect((await measure({ links })).texts).toHaveLength(3);
  });

  it.each([
    ['what is no address', '그냥 글', 422, 'not-this-source'],
    ['a playlist', 'https://www.youtube.com/playlist?list=PLmaruPlaylist01', 422, 'not-this-source'],
    ['an address of this network', 'http://10.0.0.1/secret', 422, 'nothing-readable'],
    ['an address that leads into this network', '/to-private', 422, 'nothing-readable'],
    ['a page that is not there', '/missing', 422, 'nothing-readable'],
    ['a page without words', '/empty', 422, 'nothing-readable'],
    ['a video without captions', 'https://youtu.be/maruNoCaps1', 422, 'nothing-readable'],
  ])('is not made of %s, and keeps nothing', async (_, link, status, code) => {
    const address = link.startsWith('/') ? `${replay.url}${link}` : link;
    const answer = await owner.post(URL, { name: '없음', texts: ['내 글'], links: [address] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    const names = must<{ name: string }[]>(await owner.get(URL)).map(({ name }) => name);
    expect(names).not.toContain('없음');
  });

  it('says which address it is that cannot be read', async () => {
    const answer = await owner.post(URL, { name: '없음', links: [`${replay.url}/missing`] });
    expect(answer.json<{ message: string }>().message).toContain(`${replay.url}/missing: 페이지를 찾을 수 없어요`);
  });

  it('is refused for more addresses than are read at once', async () => {
    const links = Array.from({ length: 6 }, (_, at) => `${replay.url}/article?${at}`);
    expect((await owner.post(URL, { name: '많음', links })).statusCode).toBe(400);
  });
});
