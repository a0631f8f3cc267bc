import { describe, expect, it } from 'vitest';
import { createThoughtFilter } from './thoughts.ts';

interface Heard {
  answer: string;
  /** All that was ever shown, whether it stayed or not. */
  shown: string;
}

function hear(pieces: readonly string[], { holds = false, isWhole = true } = {}): Heard {
  const thoughts = createThoughtFilter({ holds });
  const heard: Heard = { answer: '', shown: '' };
  for (const { text, isAnew } of [...pieces.map((piece) => thoughts.push(piece)), thoughts.end(isWhole)]) {
    heard.answer = isAnew ? text : heard.answer + text;
    heard.shown += text;
  }
  return heard;
}

const ways: readonly [string, (text: string) => string[]][] = [
  ['at once', (text) => [text]],
  ['letter by letter', (text) => [...text]],
  ['in sevens', (text) => text.match(/[^]{1,7}/g) ?? []],
];

const opened = [
  ['<think>생각</think>\n\n답입니다.', '답입니다.'],
  ['\n<think>\n생각\n</think>\n답입니다.', '답입니다.'],
  ['<think></think> 답', '답'],
  ['<THINK>thoughts</THINK>An answer', 'An answer'],
  ['<think>하나</think>\n<think>둘</think>\n답', '답'],
  ['<think>끝나지 않은 생각', ''],
  ['<thinking>생각</thinking>답', '답'],
  ['<thought>\n생각\n</thought>\n답', '답'],
  ['<reasoning>생각</reasoning>답', '답'],
  ['<seed:think>생각</seed:think>답', '답'],
  ['◁think▷생각◁/think▷답', '답'],
  ['[THINK]생각[/THINK]답', '답'],
  ['<|START_THINKING|>생각<|END_THINKING|><|START_RESPONSE|>답<|END_RESPONSE|>', '답'],
  ['<|begin_of_thought|>\n생각\n<|end_of_thought|>\n<|begin_of_solution|>\n답\n<|end_of_solution|>', '답\n'],
  ['<|channel|>analysis<|message|>생각<|end|><|start|>assistant<|channel|>final<|message|>답<|return|>', '답'],
  ['<|channel|>final<|message|>답', '답'],
  ['<|channel>thought\n생각<channel|>답', '답'],
  ['<|think|>생각<|end|><|begin|>assistant<|content|>답', '답'],
  ['<think>생각</think>\n<answer>\n답입니다.\n</answer>\n', '답입니다.\n'],
  ['<think>생각</think><answer>1 < 2 </b> 답', '1 < 2 </b> 답'],
  ['Here is my thought process:\n생각\nHere is my response:\n답', '답'],
] as const;

const unopened = [
  ['사용자가 묻는 것은\n원두다.\n</think>\n\n답입니다.', '답입니다.'],
  ['3. Provide the answer briefly.</think>391', '391'],
  ['끝. </think> 답', '답'],
  ['The user asks about <think> tags.\n</think>\nThey mark thoughts.', 'They mark thoughts.'],
  ['코드로는\n```js\nrun()\n```\n이다.\n</think>\n답', '답'],
  ['닫지 않은 블록\n```js\nrun()\n</think>\n답', '답'],
  ['생각\n</think>\n<answer>답</answer>', '답'],
  ['생각[/THINK]답', '답'],
  ['생각\n</thinking>\n답', '답'],
  ['생각<|end_of_thought|>\n\n<|begin_of_solution|>답<|end_of_solution|>', '답'],
  ['</think>\n\n답', '답'],
  ['생각뿐\n</think>\n', ''],
  ['İ 생각\n</think>\n답', '답'],
] as const;

const literal = [
  '답입니다.',
  '<3 좋아요',
  '<th',
  '',
  '앞 <think>글자 그대로</think>',
  '생각은 `</think>`로 닫습니다.\n다음 줄',
  "It ends with '</think>' and goes on.",
  '모델은 생각을 </think> 태그로 닫습니다.',
  '모양은 이렇습니다.\n\n```\n생각\n</think>\n답\n```\n\n이상입니다.',
  '모양은 이렇습니다.\n\n<think>\n생각\n</think>\n답',
  '~~~\n</think>\n~~~\n끝',
  '`</think>`',
  '<answer>틀은 답의 것입니다</answer>',
  '[THINKPAD] 노트북',
] as const;

describe.each(ways)('what a model thinks before it answers, heard %s,', (_how, cut) => {
  it.each(opened)('is neither shown nor kept where it is opened: %j', (said, answer) => {
    expect(hear(cut(said))).toEqual({ answer, shown: answer });
  });

  it.each(unopened)('is taken back where it is only closed: %j', (said, answer) => {
    expect(hear(cut(said)).answer).toBe(answer);
  });

  it.each(unopened)('is never shown where a model is known to do so: %j', (said, answer) => {
    expect(hear(cut(said), { holds: true })).toEqual({ answer, shown: answer });
  });

  it('is taken back as often as it is closed, but for what no answer follows', () => {
    expect(hear(cut('<think>생각</think>답\n</think>')).answer).toBe('답');
    expect(hear(cut('생각 하나\n</think>\n생각 둘\n</think>\n답')).answer).toBe('답');
  });

  it.each(literal)('is not what an answer says of such tags: %j', (said) => {
    expect(hear(cut(said))).toEqual({ answer: said, shown: said });
    expect(hear(cut(said), { holds: true }).answer).toBe(said);
  });
});

describe('an answer that is held back for thoughts', () => {
  it('is shown at its end where there were none, and dropped where it ended among them', () => {
    expect(hear(['그냥 ', '답'], { holds: true }).answer).toBe('그냥 답');
    expect(hear(['아직 ', '생각'], { holds: true, isWhole: false }).answer).toBe('');
  });

  it('is shown as it comes once its server tells thoughts by themselves', () => {
    const thoughts = createThoughtFilter({ holds: true });
    expect(thoughts.heardThoughts().text + thoughts.push('답').text).toBe('답');
  });
});

it('names of tags without end cost no more than one pass each', () => {
  const thoughts = createThoughtFilter();
  const piece = '글 `</think>` 속에\n';
  let length = 0;
  for (let i = 0; i < 20_000; i++) length += thoughts.push(piece).text.length;
  expect(length + thoughts.end(true).text.length).toBe(20_000 * piece.length);
});
