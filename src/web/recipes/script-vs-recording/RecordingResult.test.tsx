import { describe, expect, it } from 'vitest';
import { compareSaid } from './compare.ts';
import { readSubtitles } from './read-subtitles.ts';
import { catalogues } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { RecordingResult } from './RecordingResult.tsx';

const SCRIPT = [
  '## 훅',
  '한 달 식비가 62만 원에서 38만 원이 되었어요.',
  '## 본론',
  '장은 주 1회, 배부른 시간에 봐요. 냉동 채소와 두부를 기본으로 담으면 버리는 것이 줄어들어요.',
  '배달은 주 2회로 줄였어요.',
  '## 마무리',
  '도움이 됐다면 구독과 좋아요 부탁드려요.',
].join('\n');
const FILM = `0:00 한달 식비가 육십이만 원에서 삼십오만 원이 되었어요
0:12 장은 주 일회 배부른 시간에 봐요
0:22 냉동채소와 두부를 기본으로 담으면 버리는 것이 줄어들어요
0:33 아 그리고 마감 할인 시간에 가면 진짜 싸게 살 수 있어요
0:45 도움이 됐다면 구독과 좋아요 부탁 드려요
0:55 안녕`;

const PACK = '## 챕터 (계획 8:00)\n\n00:00 인사\n01:00 장\n07:00 끝';

function show(script: string, film: string, mayEdit = true, language: 'ko' | 'en' = 'ko', pack = PACK) {
  const { common, recipes, scriptVsRecording } = catalogues;
  showWords(language, {
    common: common[language],
    recipes: recipes[language],
    scriptVsRecording: scriptVsRecording[language],
  });
  const read = readSubtitles(film);
  if (!read.ok) throw new Error(read.reason);
  const body = drawn(
    <RecordingResult
      comparison={compareSaid(script, read.value)}
      segments={read.value}
      note={script}
      title="대본"
      packs={[{ id: 'pack', title: '내 설명란', content: pack }]}
      {...(mayEdit && { onNote: () => undefined, onPack: () => undefined })}
    />,
  );
  const button = (name: string) => [...body.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const region = (name: string) => body.querySelector(`section[aria-label="${name}"]`)?.textContent ?? null;
  return { body, button, region };
}

describe('what came of a comparison', () => {
  it('is told in a line: how much was said, and how much differs', () => {
    const { body, region } = show(SCRIPT, FILM);
    expect(body.querySelector('[role="status"]')?.textContent).toMatch(/^대본의 [89]\d%를 말했어요$/);
    expect(region('비교 결과')).toContain('다르게 말함 0빠짐 1애드리브 1다른 숫자·이름 1');
  });

  it('shows at first only what differs, with its second and below its section', () => {
    const lines = show(SCRIPT, FILM).region('구간별 비교');
    expect(lines).toContain('0:12본론');
    expect(lines).toContain('–빠짐배달은 주 2회로 줄였어요.');
    expect(lines).toContain('0:33애드리브아 그리고 마감 할인 시간에 가면 진짜 싸게 살 수 있어요');
    expect(lines).not.toContain('도움이 됐다면');
  });

  it('says which number was said otherwise', () =>
    expect(show(SCRIPT, FILM).region('숫자와 이름이 다른 곳')).toContain('대본 ‘38만 원’, 촬영본 ‘삼십오만 원’'));

  it('has chapters to copy where YouTube takes them', () => {
    const { body, button } = show(SCRIPT, FILM);
    expect(body.querySelector('pre')?.textContent).toBe('00:00 훅\n00:12 본론\n00:45 마무리');
    for (const name of ['챕터 복사', '설명란 챕터 줄 복사', '챕터를 노트에 넣기'])
      expect(button(name)?.hasAttribute('disabled')).toBe(false);
  });

  it('has none to copy where it takes none, and says why', () => {
    const { body, button } = show(SCRIPT.replace('## 마무리\n', ''), FILM);
    expect(body.textContent).toContain('챕터를 만들 수 없어요');
    for (const name of ['챕터 복사', '설명란 챕터 줄 복사', '챕터를 노트에 넣기'])
      expect(button(name)?.hasAttribute('disabled')).toBe(true);
    expect(button('대본대로 고친 자막(SRT) 받기')?.hasAttribute('disabled')).toBe(false);
  });

  it('says of each section without a chapter why, and of none where all have one', () => {
    const why = (script: string) =>
      [...show(script, FILM).body.querySelectorAll('ul[aria-label="챕터가 달라진 구간"] li')].map(
        ({ textContent }) => textContent,
      );
    expect(why(SCRIPT)).toEqual([]);
    expect(why(`${SCRIPT}\n## 예고\n다음 주에는 냉장고 파먹기를 보여 드릴게요.`)).toEqual([
      '–예고말하지 않아서 챕터가 없어요.',
    ]);
  });

  it('offers the chapters to a description that has other ones, and to nobody who may only read it', () => {
    const offered = '‘내 설명란’에 이 챕터 넣기';
    expect(show(SCRIPT, FILM).button(offered)).toBeDefined();
    expect(show(SCRIPT, FILM, false).button(offered)).toBeUndefined();
    const same = PACK.replace(' (계획 8:00)', '').replace('01:00', '00:12').replace('07:00', '00:45');
    expect(show(SCRIPT, FILM, true, 'ko', same).button(offered)).toBeUndefined();
  });

  it('is not put into the note by those who may only read it', () =>
    expect(show(SCRIPT, FILM, false).button('챕터를 노트에 넣기')).toBeUndefined());

  it('is told in English too', () => expect(show(SCRIPT, FILM, true, 'en').region('Results')).toContain('Skipped: 1'));

  it('says so where nothing differs', () => {
    const film = '0:00 그냥 한 줄만 있는 대본이에요';
    const { body, region } = show('그냥 한 줄만 있는 대본이에요.', film);
    expect(body.querySelector('[role="status"]')?.textContent).toBe('대본의 100%를 말했어요');
    expect(region('구간별 비교')).toContain('대본 그대로 말했어요.');
    expect(region('숫자와 이름이 다른 곳')).toBeNull();
  });
});
