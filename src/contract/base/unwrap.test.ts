import { describe, expect, it } from 'vitest';
import { unwrap, wrapColumnsOf } from './unwrap.ts';

const read = (text: string) => unwrap(text, wrapColumnsOf(text));

const english = `The harbour was built in three years by people who had never seen a
crane, and it has carried every storm since. When the wind turns, the
boats come in one after another, and nobody counts them any more.

A second paragraph stands after an empty line, and it is wrapped at the
same width as the first.`;

const korean = `영상의 첫 십 초는 제목이 한 약속을 지키는 데 쓰여야 합니다. 시청자는
왜 이 영상을 끝까지 보아야 하는지 모르는 채로 기다려 주지 않기 때문에,
결과를 먼저 보여 주고 나서 과정으로 돌아가는 편이 좋습니다.`;

describe('lines that a fixed width has cut', () => {
  it.each([
    [
      'English prose',
      english,
      `The harbour was built in three years by people who had never seen a crane, and it has carried every storm since. When the wind turns, the boats come in one after another, and nobody counts them any more.

A second paragraph stands after an empty line, and it is wrapped at the same width as the first.`,
    ],
    [
      'Korean prose',
      korean,
      '영상의 첫 십 초는 제목이 한 약속을 지키는 데 쓰여야 합니다. 시청자는 왜 이 영상을 끝까지 보아야 하는지 모르는 채로 기다려 주지 않기 때문에, 결과를 먼저 보여 주고 나서 과정으로 돌아가는 편이 좋습니다.',
    ],
    [
      'prose with line ends of other systems cut away and a hyphen',
      `${english}\n\nEvery one of the old fishermen at the far end of the pier was a har-\nbour pilot once, and they say so to anybody who comes by.`,
      `${read(english)}\n\nEvery one of the old fishermen at the far end of the pier was a harbour pilot once, and they say so to anybody who comes by.`,
    ],
  ])('become sentences again: %s', (_, text, whole) => {
    expect(read(text)).toBe(whole);
  });

  it.each([
    [
      'a poem',
      '나 보기가 역겨워\n가실 때에는\n말없이 고이 보내 드리우리다\n\n영변에 약산\n진달래꽃\n아름 따다 가실 길에 뿌리우리다',
    ],
    [
      'a poem of long lines',
      'Shall I compare thee to a summer’s day? Thou art more lovely indeed\nand more temperate:\nRough winds do shake the darling buds of May,\nAnd summer’s lease hath all too short a date:\nSometime too hot the eye of heaven shines,',
    ],
    ['one line a paragraph', `${'긴 문단입니다. '.repeat(30)}\n${'다음 문단입니다. '.repeat(30)}\n짧은 끝`],
    ['a list', '- 배\n- 사과와 감과 귤을 함께 담은 바구니 하나\n- 감'],
    [
      'code',
      'const a = readEverythingFromTheDisk(path, options, callback, timeout);\nif (a) {\n  return a;\n}\nreturn null;',
    ],
    ['nothing', ''],
  ])('are not found in %s', (_, text) => {
    expect(wrapColumnsOf(text)).toBeNull();
    expect(read(text)).toBe(text);
  });

  it.each([
    ['an item', '- an item of a list'],
    ['a numbered item', '2. the second'],
    ['a heading', '## Heading'],
    ['a quotation', '> said somebody'],
    ['an indented line', '    return null;'],
    ['a row', '| a | b |'],
  ])('stay apart from %s that follows', (_, line) => {
    const text = `${english}\n${line}`;
    expect(read(text).split('\n').at(-1)).toBe(line);
  });

  it('leaves the lines of a fenced block where they are', () => {
    const code = `\`\`\`\nconst everything = await readEverythingFromTheDisk(path, options, call);\nconst more = 1;\n\`\`\``;
    expect(read(`${english}\n\n${code}`)).toBe(`${read(english)}\n\n${code}`);
  });

  it('are found beside paragraphs that nobody has cut', () => {
    const long = '다음 문단은 한 줄로 길게 적혀 있습니다. '.repeat(20).trim();
    expect(read(`${long}\n\n${korean}\n\n${long}`)).toBe(`${long}\n\n${read(korean)}\n\n${long}`);
  });

  it('keeps a line that ends early: the paragraph ends there', () => {
    const text = `${english}\nShort.\nThen a new thought that is as long as the others and goes on for so\nlong that it is cut.`;
    expect(read(text)).toContain('same width as the first.\nShort.\nThen a new thought');
  });
});
