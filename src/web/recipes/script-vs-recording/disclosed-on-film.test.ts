import { expect, it } from 'vitest';
import { compared } from './test-film.ts';

const SAYS = '이 영상은 글로우랩의 유료 광고를 포함하고 있어요.';
const BODY = '오늘은 매일 바르는 선크림 세 가지를 보여 드릴게요. 촉촉한 것부터 하나씩 발라 볼게요.';
const script = (...lines: string[]) => `# 선크림\n\n## 훅\n${lines.join('\n')}\n`;
const film = (...lines: [string, string][]) => lines.map(([at, words]) => `${at} ${words}`).join('\n');
const body: [string, string] = [
  '0:08',
  '오늘은 매일 바르는 선크림 세 가지를 보여 드릴게요 촉촉한 것부터 하나씩 발라 볼게요',
];
const end: [string, string] = ['3:00', '다음에 만나요'];
const told = (text: string, said: string) =>
  compared(text, said).findings.flatMap(({ rule, startSec, words }) =>
    rule === 'said-disclosure' ? [[startSec, words.ko] as const] : [],
  );

it.each<[string, string, string]>([
  [
    'said at the start',
    script(SAYS, BODY),
    film(['0:00', '이 영상은 글로우랩의 유료 광고를 포함하고 있어요'], body, end),
  ],
  [
    'said over two lines of the subtitles',
    script(SAYS, BODY),
    film(['0:00', '이 영상은 글로우랩의 유료'], ['0:02', '광고를 포함하고 있어요'], body, end),
  ],
  ['said in other words', script(SAYS, BODY), film(['0:01', '먼저 이 영상은 협찬을 받아 만들었습니다'], body, end)],
  ['in no script', script(BODY), film(body, end)],
])('a disclosure %s is nothing to tell', (_, text, said) => expect(told(text, said)).toEqual([]));

it('one that the film leaves out is told, with the day of the rule', () => {
  const [[startSec, words] = []] = told(script(SAYS, BODY), film(body, end));
  expect(startSec).toBe(0);
  expect(words).toContain('말하지 않았어요');
  expect(words).toContain('2020년 9월 1일');
});

it('one that comes late is told with its second', () => {
  const said = film(body, ['2:10', '이 영상은 글로우랩의 유료 광고를 포함하고 있어요'], end);
  expect(told(script(SAYS, BODY), said)).toEqual([[130, expect.stringContaining('2:10')]]);
});
