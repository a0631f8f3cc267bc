import { describe, expect, it } from 'vitest';
import { withLine, withLineBelow, withoutLine } from './edit-lines.ts';
import { readScript } from '#contract/recipes/script/script.ts';

const SCRIPT =
  '# 제목\n\n## 훅 (0:00–0:08)\n\n첫 잔이 쓰다면요 [1].\n화면: 쓴 표정\n\n- 두 잔을 보여 드릴게요.\n\n## 마무리\n\n저장해 두세요.\n';
const TABLE =
  '| 시간 | 대사 | 화면 |\n| --- | --- | --- |\n| 0:00 | 첫 잔이 써요. | 쓴 표정 |\n| 0:05 | 원두 탓이 아니에요. | 두 잔 |\n';
const lineOf = (text: string, words: string) => {
  const line = readScript(text)
    .sections.flatMap(({ lines }) => lines)
    .find((one) => one.text.startsWith(words));
  if (!line) throw new Error(`no line ${words}`);
  return line;
};

describe('a line of a script', () => {
  it('is replaced at exactly its words, whatever mark, label or cell stands around it', () => {
    expect(withLine(SCRIPT, lineOf(SCRIPT, '쓴 표정').at, '웃는 표정')).toBe(SCRIPT.replace('쓴 표정', '웃는 표정'));
    expect(withLine(SCRIPT, lineOf(SCRIPT, '두 잔').at, '세 잔을\n보여 드릴게요.')).toBe(
      SCRIPT.replace('두 잔을 보여 드릴게요.', '세 잔을 보여 드릴게요.'),
    );
    expect(withLine(TABLE, lineOf(TABLE, '두 잔').at, 'A|B')).toBe(TABLE.replace('두 잔', 'A\\|B'));
  });

  it('gets another one below it in the form of its own', () => {
    expect(withLineBelow(SCRIPT, lineOf(SCRIPT, '저장').at, '다음에 만나요.')).toBe(
      SCRIPT.replace('저장해 두세요.', '저장해 두세요.\n\n다음에 만나요.'),
    );
    expect(withLineBelow(SCRIPT, lineOf(SCRIPT, '두 잔').at, '하나 더.')).toContain(
      '드릴게요.\n- 하나 더.\n\n## 마무리',
    );
    expect(withLineBelow(SCRIPT, lineOf(SCRIPT, '쓴 표정').at, '클로즈업')).toContain(
      '화면: 쓴 표정\n\n화면: 클로즈업\n\n- 두',
    );
    expect(withLineBelow(TABLE, lineOf(TABLE, '첫 잔').at, '정말요.')).toContain('쓴 표정 |\n| | 정말요. | |\n| 0:05');
  });

  it('goes without leaving anything of itself behind', () => {
    expect(withoutLine(SCRIPT, lineOf(SCRIPT, '두 잔'))).toBe(SCRIPT.replace('- 두 잔을 보여 드릴게요.\n\n', ''));
    expect(withoutLine(SCRIPT, lineOf(SCRIPT, '저장'))).toBe(SCRIPT.replace('\n\n저장해 두세요.\n', ''));
    expect(withoutLine(TABLE, lineOf(TABLE, '첫 잔'))).toBe(TABLE.replace('| 0:00 | 첫 잔이 써요. | 쓴 표정 |\n', ''));
    expect(withoutLine(TABLE, lineOf(TABLE, '쓴 표정'))).toBe(TABLE.replace('쓴 표정', ''));
  });
});
