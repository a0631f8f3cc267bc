import { describe, expect, it } from 'vitest';
import { metadata } from '#contract/board/board.schema.ts';
import { readResearch, RESEARCH } from './research.ts';
import { suggestedFor, suggestedIn } from '#contract/chat/suggested.ts';

const links = (count: number) => Array.from({ length: count }, (_, i) => `https://a.kr/${i}`).join('\n');

describe('a topic to research', () => {
  it('takes links of every source, on lines or beside each other, each once, in their order', () => {
    const read = readResearch({
      topic: '  자취생   식비 ',
      links: ' https://a.kr/1 \n\nhttps://youtu.be/dQw4w9WgXcQ  https://a.kr/1\nhttps://www.instagram.com/p/ABC123/\n',
    });
    expect(read.ok && [read.value.topic, read.value.links.map(({ source }) => source), read.value.repeated]).toEqual([
      '자취생 식비',
      ['website', 'youtube', 'instagram'],
      1,
    ]);
  });

  it('takes as many links as it says, and the same one twice for one', () => {
    expect(readResearch({ topic: '식비', links: links(RESEARCH.links) }).ok).toBe(true);
    expect(readResearch({ topic: '식비', links: `${links(RESEARCH.links)}\nhttps://a.kr/0` }).ok).toBe(true);
  });

  it.each([
    ['no topic', ' \n', links(1), 'no-topic'],
    ['a topic that is a text', '가'.repeat(RESEARCH.topicLength + 1), links(1), 'long-topic'],
    ['no link', '식비', ' \n ', 'no-links'],
    ['one link too many', '식비', links(RESEARCH.links + 1), 'too-many'],
    ['words among the links', '식비', `${links(2)}\n식비 줄이기`, 'not-a-link'],
    ['an address that runs a script', '식비', 'javascript:alert(1)', 'not-a-link'],
    ['a playlist', '식비', 'https://www.youtube.com/playlist?list=PLmaruKitchen01', 'playlist'],
  ])('refuses %s', (_what, topic, typed, reason) =>
    expect(readResearch({ topic, links: typed })).toEqual({ ok: false, reason }),
  );
});

describe('suggested questions', () => {
  it.each([
    ['아이폰 vs 갤럭시', 'ko', '비교표'],
    ['가성비 마이크 추천', 'ko', '꼽은 것'],
    ['자취생 식비 줄이기', 'ko', '따라 할 순서'],
    ['맥북 고르는 기준', 'ko', '중요한 순서'],
    ['다이슨 에어랩 후기', 'ko', '장단점'],
    ['블루투스의 역사', 'ko', '흐름'],
    ['중국 차이나타운 맛집', 'ko', '위치'],
    ['전기 자동차', 'ko', '다루지 않은 관점'],
    ['Notion compared with Obsidian', 'en', 'criterion by criterion'],
    ['best microphones', 'en', 'pick'],
    ['how to edit faster', 'en', 'steps'],
    ['how to choose a microphone', 'en', 'criteria'],
    ['iPhone 16 review', 'en', 'strengths'],
    ['the history of tea', 'en', 'where it turns'],
    ['restaurants in Seoul', 'en', 'when to go'],
    ['the stopwatch', 'en', 'angle'],
  ] as const)('of %s in %s end with what the topic asks for', (topic, language, words) => {
    const questions = suggestedFor(topic, language);
    expect(questions).toHaveLength(3);
    expect(questions[0]).toContain(topic);
    expect(questions[2]).toContain(words);
    expect(questions.every((question) => /[가-힣]/.test(question.replaceAll(topic, '')) === (language === 'ko'))).toBe(
      true,
    );
  });

  it('are kept with a chat and come back as they are', () => {
    const suggested = suggestedFor('가'.repeat(RESEARCH.topicLength), 'ko');
    expect(metadata.safeParse({ suggested }).success).toBe(true);
    expect(suggestedIn(suggested)).toEqual(suggested);
  });

  it.each([[undefined], [null], ['질문'], [{ 0: '질문' }], [[1, null, ' ', ['질문'], '가'.repeat(301)]]])(
    'are none in %j',
    (kept) => expect(suggestedIn(kept)).toEqual([]),
  );

  it('are at most three, each once', () =>
    expect(suggestedIn(['가', '가', '나', '다', '라'])).toEqual(['가', '나', '다']));
});
