import type { GatheredSource } from '../../context/gather.ts';
import { answerByQuoting } from '../by-quoting.ts';

/** A source that was read to these passages. */
export const source = (title: string, texts: string[], more: Partial<GatheredSource> = {}): GatheredSource => ({
  nodeId: title,
  sourceId: title,
  kind: 'youtube',
  title,
  url: null,
  state: texts.length > 0 ? 'readable' : 'waiting',
  problem: null,
  segments: [],
  passages: texts.map((text, i) => ({
    id: `${title} ${i}`,
    text,
    heading: null,
    page: null,
    startSec: null,
    endSec: null,
    tokens: 20,
  })),
  ...more,
});

export const drip = source('드립 커피', [
  '드립 커피는 원두를 갈아 뜨거운 물로 내립니다. 물 온도는 92도가 알맞습니다.',
  '원두는 20그램을 씁니다. 필터는 먼저 적셔 둡니다.',
]);
export const brew = source('콜드브루', ['콜드브루는 찬물로 열두 시간 동안 우립니다. 원두는 굵게 갈아야 합니다.'], {
  kind: 'website',
});
export const moka = source('모카포트', ['모카포트는 물을 끓여 커피를 추출합니다. 물 온도는 끓기 직전이 좋습니다.']);
export const sources = [drip, brew, moka];

/** What the engine that quotes says to a question, after these answers. */
export async function ask(
  question: string,
  from: GatheredSource[] = sources,
  language: 'ko' | 'en' = 'ko',
  answers: readonly string[] = [],
) {
  const past = answers.map((text) => ({ role: 'assistant' as const, text }));
  const writer = answerByQuoting({ question, language, past, gather: () => Promise.resolve(from) });
  let text = '';
  await writer.write((piece) => void (text += piece), new AbortController().signal);
  const { citations, confidence } = writer.facts(text, true);
  return { text, confidence, citations, quoted: [...new Set(citations.map(({ title }) => title))] };
}
