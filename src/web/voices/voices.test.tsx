import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureVoice } from '#contract/recipes/voice/measure.ts';
import { profileOf } from '#contract/recipes/voice/profile.ts';
import { voices } from '#contract/recipes/voice/test-voices.ts';
import type { VoicePlace } from '#contract/voices/used-voice.ts';
import { voicesApi } from '#contract/voices/voices.api.ts';
import type { VoiceView } from '#contract/voices/voices.schema.ts';
import { reading } from '../lib/query.ts';
import { catalogues } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { AiCheck } from './AiCheck.tsx';
import { VoiceCheck } from './VoiceCheck.tsx';
import { VoiceChoice } from './VoiceChoice.tsx';

beforeAll(() => {
  const { voices: words, common, faults } = catalogues;
  showWords('ko', { voices: words.ko, common: common.ko, faults: faults.ko });
});

const id = '01900000-0000-7000-8000-000000000001';
const noted = { id, name: '브이로그' };
const own: VoiceView = {
  id,
  profile: profileOf('브이로그', measureVoice(voices.vlog.own.map((text) => ({ text })))),
  texts: [],
  uses: 1,
  measuredAt: '2026-01-01T00:00:00.000Z',
};

function show(view: ReactNode, known: (client: QueryClient) => void = () => undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  known(client);
  return drawn(view, client);
}

const knowsVoice = (client: QueryClient) =>
  client.setQueryData(reading(voicesApi.read, { params: { voiceId: id } }).queryKey, own);
const buttons = (body: ParentNode) => [...body.querySelectorAll('button')].map((one) => one.textContent);
const draft = '식비를 줄였습니다 [1]. 장은 주 1회 봅니다 [2]. 버리는 것이 줄었습니다.';

describe('a text beside the voice that it was asked for in', () => {
  it('has a score, closed at first, with its parts and the lines that are least like it', () => {
    const body = show(<VoiceCheck text={draft} voice={noted} />, knowsVoice);
    expect(body.querySelector('summary')?.textContent).toMatch(/^말투 \d+점$/);
    expect(body.querySelector('details')?.hasAttribute('open')).toBe(false);
    expect([...body.querySelectorAll('q')].map((one) => one.textContent)).toContain('식비를 줄였습니다 [1].');
    expect(buttons(body)).toEqual([]);
  });

  it('says nothing before the voice is known', () => {
    expect(show(<VoiceCheck text={draft} voice={noted} />).textContent).toBe('');
  });
});

describe('what sounds like a machine', () => {
  const machine = '오늘날 급변하는 시대에 혁신적인 솔루션은 무한한 가능성을 제공합니다. '.repeat(6);

  it('is told of a long text', () => {
    expect(show(<AiCheck text={machine} />).querySelector('summary')?.textContent).toMatch(/^AI 같은 표현 \d+곳$/);
    expect(show(<AiCheck text={voices.vlog.own.join(' ')} />).querySelector('summary')?.textContent).toBe(
      'AI 같은 표현 없음',
    );
  });

  it('is not judged in a short one', () => {
    expect(show(<AiCheck text={machine.slice(0, 200)} />).textContent).toBe('');
  });
});

describe('the voice of a chat', () => {
  const nodeId = '01900000-0000-7000-8000-000000000002';
  const place = (more: Partial<VoicePlace>): VoicePlace => ({
    kind: 'chat',
    id: nodeId,
    title: null,
    voice: null,
    ...more,
  });
  const showChoice = (places: VoicePlace[], isMine: boolean) =>
    show(<VoiceChoice place={{ canvasId: 'c' }} nodeId={nodeId} />, (client) => {
      const { measuredAt } = own;
      const mine = isMine ? [{ ...noted, words: 400, isEnough: true, syllablesPerSec: null, uses: 1, measuredAt }] : [];
      client.setQueryData(reading(voicesApi.list).queryKey, mine);
      client.setQueryData(reading(voicesApi.readOfNode, { params: { nodeId } }).queryKey, { places });
    });

  it('is the nearest one, and says where it is attached', () => {
    const board = place({ kind: 'board', id: 'b', voice: { ...noted, isMine: false } });
    const body = showChoice([place({}), board], false);
    expect(body.textContent).toContain('‘브이로그’ 말투로 써요.');
    expect([...body.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      '쓰지 않음',
      '브이로그 (다른 사람의 말투)',
      '이 AI Chat',
      '보드 전체',
    ]);
  });

  it('is first of all to be made, where there is none', () => {
    expect(showChoice([place({})], false).querySelectorAll('select')).toHaveLength(0);
    expect(showChoice([place({})], true).querySelectorAll('select')).toHaveLength(1);
  });
});
