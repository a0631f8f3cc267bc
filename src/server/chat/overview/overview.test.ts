import { describe, expect, it } from 'vitest';
import { suggestedFor } from '#contract/chat/suggested.ts';
import { overviewOf, type NamedSource } from './overview-of.ts';
import { wantsEverything } from './wants-everything.ts';

const three: NamedSource[] = [
  { title: '드립 커피', kind: 'youtube' },
  { title: '홈카페 기록', kind: 'website' },
  { title: '모카포트 입문', kind: 'youtube' },
];

const OVERVIEWS = [
  '요약해줘',
  '요약해 줘',
  '전체 요약 부탁해요',
  '연결된 소스 전체를 짧게 요약해줘',
  '핵심만 세 줄로 정리해 주세요',
  '이 영상은 무슨 내용인가요?',
  '영상 3개를 요약해 줘',
  '영상 세 개를 3줄로 요약해 줄래?',
  '다섯 개의 자료를 요약해 주세요',
  '중요한 내용을 정리해 주세요',
  '중요한 내용 알려줘',
  '주요 내용이 뭔가요?',
  '핵심이 뭐야?',
  '핵심 포인트 5가지만 뽑아줘',
  '요점이 뭔지 알려 줄 수 있나요?',
  '줄거리를 알려주세요',
  '어떤 내용이야?',
  '내용이 뭐야?',
  '무슨 이야기야',
  '이 글은 뭐에 대한 거야?',
  '이 자료들은 무엇을 말하나요?',
  '이 페이지에서 다루는 내용을 정리해 줘',
  '무엇에 관한 문서인가요?',
  '이번 영상 총정리 부탁드려요',
  '이 PDF 소개해 줘',
  '위의 링크를 요약해 주실 수 있을까요?',
  '이 소스에 대해 설명해줘',
  '릴스랑 쇼츠 내용 정리해줘',
  '영상요약해줘',
  '세줄요약',
  '모두 요약해 줘',
  '세 영상을 전부 정리해 주세요',
  '두 편 다 요약해 줘',
  '세 영상을 비교해 줘',
  '공통점이 뭐야?',
  '세 영상의 공통점은 무엇인가요?',
  '두 글의 차이점을 표로 정리해 줘',
  '이 자료들은 서로 어떻게 다른가요?',
  '영상들끼리 다른 점이 있나요?',
  '소스들의 공통점과 차이점은?',
  '소스들이 서로 다르게 말하는 곳은 어디이고, 어느 쪽의 근거가 더 단단한가요?',
  '첫 번째 영상을 요약해줘',
  '마지막 글의 요점은?',
  '두번째 영상이랑 세번째 영상 비교해줘',
  '각 영상의 핵심을 표로 비교해 줘',
  '전체 흐름을 알려 줘',
  'A4 한 장으로 요약해줘',
  '글 요약해 봐',
  '각 소스의 주장을 비교해줘',
  '이 둘은 뭐가 달라?',
  '무슨 얘기 하는 영상이야?',
  '이 영상에서 말하고자 하는 바가 뭐야?',
  'tl;dr',
  'TLDR please',
  'Summarize the video',
  'Can you summarise these three articles in two sentences?',
  'What is this video about?',
  "What's this about?",
  'What are the main points?',
  'Key takeaways?',
  'Give me the gist of the sources',
  'Give me an overview of everything here',
  'What do these articles say?',
  'Tell me about this page',
  'Sum it up, please',
  'What topics do these videos cover?',
  'Compare and contrast the two articles',
  'Compare the three videos',
  'Compare all of them',
  'What do the sources have in common, each of them?',
  'How do these videos differ?',
  'What are the differences between the two articles?',
  'Where do the sources disagree, and which side has the better evidence?',
  'Summarize the second video',
];

const QUESTIONS = [
  '',
  '?!',
  '드립 커피 물 온도는 몇 도인가요?',
  '첫 번째 단계는 무엇인가요?',
  '3개월 동안 얼마를 벌었나요?',
  '정리 수납 방법은?',
  '요약본은 어디에서 받나요?',
  '비교 광고가 불법인가요?',
  '결론만 요약해 줘',
  '세종대왕의 업적을 요약해줘',
  '세종대왕은 누구야?',
  '설명해줘',
  '핵심 재료는 무엇인가요?',
  '핵심 인물은 누구인가요?',
  '중요한 재료는 무엇인가요?',
  '가장 중요한 것은 무엇인가요?',
  '영상은 몇 개인가요?',
  '이 영상은 언제 올라왔나요?',
  '이 글은 누가 썼나요?',
  '마지막 단계에서 무엇을 넣나요?',
  '두 번째 추출은 몇 분 걸리나요?',
  '세 가지 원두의 이름은?',
  '5개 중 어느 것이 제일 싼가요?',
  '아라비카와 로부스타의 차이는 무엇인가요?',
  '가격 차이는 얼마인가요?',
  '요약하는 방법을 알려 주세요',
  '어떻게 요약하나요?',
  '소개 영상은 몇 초가 좋나요?',
  '소개비는 얼마인가요?',
  '내용증명은 어떻게 보내나요?',
  '자료 조사는 며칠 걸렸나요?',
  '글자 크기는 몇 포인트인가요?',
  '파일은 어디에 저장하나요?',
  '메모리 용량은 얼마인가요?',
  '모든 원두는 몇 도에서 볶나요?',
  '2주 안에 써야 하나요?',
  '3페이지를 요약해 줘',
  '어떤 영상에서 물 온도를 말하나요?',
  '공통 규격은 무엇인가요?',
  '링크 알려줘',
  '영상을 만들어 줘',
  '요약 영상을 만드는 데 얼마나 걸려?',
  '이번 달 수익을 정리해 줘',
  '정리하는 데 며칠이 걸리나요?',
  '비교 대상은 무엇이었나요?',
  '이 영상의 조회 수는?',
  '마지막 영상은 언제 찍었나요?',
  'What is the main ingredient?',
  'What is the difference between arabica and robusta?',
  'Who made this video?',
  'How long is the video?',
  'Where is the summary?',
  'How do I summarize a book?',
  'What is the point of blooming?',
  'What do they say about sugar?',
  'What is the key to a good crema?',
  'Which of all beans is best?',
  'Small alleys of Seoul',
  'What is common salt?',
  'What is the first step?',
  'Is comparison advertising legal?',
  'How many videos are there?',
  'What does it cost?',
  'What is the video quality?',
  'When was the last article written?',
  'What is page speed?',
  'What is a digest?',
  'How do filters differ in thickness?',
  'Do both use paper filters?',
  'What are these beans?',
  '요약이란 무엇인가요?',
  '정리해고란 무엇인가요?',
  '첫 번째 팁이 뭐야?',
  '다른 점포는 어디인가요?',
  '같은 점수를 받은 사람은?',
  '비교적 싼 원두는?',
  '두 사람의 공통점은?',
];

describe('whether a question wants a whole', () => {
  it.each(OVERVIEWS)('%j is answered by an overview, and from everything', (question) => {
    expect(overviewOf(question, three)?.sources.length).toBeGreaterThan(0);
    expect(wantsEverything(question)).toBe(true);
  });

  it.each(QUESTIONS)('%j asks for something in it', (question) => {
    expect(overviewOf(question, three)).toBeNull();
    expect(wantsEverything(question)).toBe(false);
  });

  it.each([
    '세 영상을 비교해 줘',
    '공통점이 뭐야?',
    'How do these videos differ?',
    '두 글의 차이점은?',
    'What do they agree on?',
  ])('%j compares', (question) => {
    expect(overviewOf(question, three)?.isComparison).toBe(true);
  });
});

const board: NamedSource[] = [
  { title: '드립 커피', kind: 'youtube', url: 'https://www.youtube.com/watch?v=a' },
  { title: '홈카페 기록', kind: 'website', url: 'https://cafe.test/1' },
  { title: '모카포트 입문 가이드', kind: 'youtube', url: 'https://www.youtube.com/watch?v=b' },
  { title: '계약서.pdf', kind: 'file' },
  { title: 'How to brew cold brew coffee', kind: 'youtube', url: 'https://www.youtube.com/shorts/c' },
  { title: '메모', kind: 'text' },
  { title: '회의.m4a', kind: 'file', isTimed: true },
  { title: '촬영본.mp4', kind: 'file', isTimed: true },
];
const ALL = board.map((_, place) => place);

describe('what an overview is about', () => {
  it.each<[string, number[]]>([
    ['전부 요약해 줘', ALL],
    ['소스들을 정리해 줘', ALL],
    ['드립 커피 영상 요약해줘', [0]],
    ['드립커피 요약', [0]],
    ['‘드립 커피’를 세 줄로 요약해 줘', [0]],
    ['모카포트 영상의 핵심은?', [2]],
    ['모카포트 입문 요약해 줘', [2]],
    ['계약서 요약해 줘', [3]],
    ['Summarize the cold brew video', [4]],
    ['What is “How to brew cold brew coffee” about?', [4]],
    ['드립 커피랑 모카포트 영상 비교해줘', [0, 2]],
    ['첫 번째 영상을 요약해줘', [0]],
    ['두번째 영상 요약', [2]],
    ['3번 영상은 무슨 내용이야?', [4]],
    ['마지막 영상의 요점', [7]],
    ['the second video, in short: what is it about?', [2]],
    ['Summarize the second video', [2]],
    ['Compare the first and the last video', [0, 7]],
    ['처음 두 영상을 요약해 줘', [0, 2]],
    ['마지막 두 개의 영상을 비교해 줘', [4, 7]],
    ['열 번째 영상을 요약해줘', []],
    ['마지막 소스를 요약해 줘', [7]],
    ['마지막 글의 요점은?', [1]],
    ['세 번째 글을 요약해 줘', [5]],
    ['영상들만 요약해 줘', [0, 2, 4, 7]],
    ['영상 네 개를 비교해 줘', [0, 2, 4, 7]],
    ['이 영상은 무슨 내용인가요?', [0, 2, 4, 7]],
    ['영상과 글의 공통점은?', [0, 1, 2, 4, 7]],
    ['글 두 개를 비교해 줘', [1, 3, 5]],
    ['PDF 파일을 요약해 줘', [3]],
    ['파일만 정리해 줘', [3, 6, 7]],
    ['메모를 정리해 줘', [5]],
    ['쇼츠 요약해 줘', [4]],
    ['릴스 요약해 줘', ALL],
    ['녹음을 요약해 줘', [6]],
    ['링크를 요약해 줘', [0, 1, 2, 4]],
    ['웹페이지를 요약해 줘', [1]],
  ])('%j: %j', (question, places) => {
    expect(overviewOf(question, board)?.sources ?? []).toEqual(places);
  });

  it('is every source of a title that several have', () => {
    const twins = [board[0], board[1], board[0]].flatMap((source) => source ?? []);
    expect(overviewOf('드립 커피 요약해 줘', twins)?.sources).toEqual([0, 2]);
  });

  it.each([
    '드립 커피 물 온도를 요약해 줘',
    '커피 요약해 줘',
    '홈카페 원두를 정리해 줘',
    '드립 커피와 홈카페의 차이는?',
  ])('%j names no source', (question) => {
    expect(overviewOf(question, board)).toBeNull();
  });

  it.each<[string, string | null]>([
    ['소스들의 물 온도를 비교해 줘', '물 온도를'],
    ['세 영상에서 말하는 물 온도의 차이는?', '물 온도의'],
    ['What do the sources agree on about “drip coffee”?', 'drip coffee'],
    ['‘드립 커피’에 대해 소스들이 공통으로 말하는 것을 정리해 주세요.', '드립 커피'],
    ['세 영상을 비교해 줘', null],
  ])('%j compares on %j', (question, topic) => {
    expect(overviewOf(question, board)).toMatchObject({ isComparison: true, topic });
  });
});

describe('a question with a matter of its own', () => {
  it.each([
    '각 원두의 특징을 비교해 줘',
    '모든 영상에서 커피 레시피를 정리해 줘',
    '소스들이 말하는 물 온도를 표로 정리해 줘',
    '전체 제작 흐름을 알려 줘',
    'Make a table of every recipe',
    'Compare what the three videos say about grinders',
    'Summarize all recipes',
  ])('wants everything where it speaks of several or the whole: %j', (question) => {
    expect(wantsEverything(question)).toBe(true);
  });

  it.each(['원두 보관', 'best espresso machines', 'drip coffee'])('does where we suggest it for %j', (topic) => {
    for (const language of ['ko', 'en'] as const)
      for (const question of suggestedFor(topic, language).slice(0, 2)) expect(wantsEverything(question)).toBe(true);
  });
});
