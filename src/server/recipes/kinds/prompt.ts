import type { RecipeWriting } from '../writing.ts';
import { textValue } from '#contract/recipes/values.ts';
import { worksheetOf, type PartPlan } from '../worksheet/worksheet-of.ts';
import { blank } from '#contract/recipes/kinds/outline.ts';

const WORDS = {
  ko: {
    role: '역할',
    who: '누구로서 쓸지',
    input: '입력',
    inputs: ['제목', '보는 사람', '길이'],
    steps: '할 일',
    blanks: '모르는 사실은 지어내지 않고 〔확인할 것〕으로 남깁니다.',
    form: '결과 형식',
    wanted: '원하는 형식',
    never: '하지 말 것',
    avoided: '하지 말아야 할 것',
    example: '좋은 예',
    good: '따라 할 문장',
  },
  en: {
    role: 'Role',
    who: 'whom it writes as',
    input: 'Input',
    inputs: ['title', 'audience', 'length'],
    steps: 'Steps',
    blanks: 'Make up no facts: leave them as 〔to check〕.',
    form: 'Form of the result',
    wanted: 'form',
    never: 'Never',
    avoided: 'what it must not do',
    example: 'A good example',
    good: 'sentences to follow',
  },
} as const;

export const promptWriting: RecipeWriting = {
  order: (values, language) =>
    language === 'ko'
      ? `소스가 내용을 푸는 방식을 살펴, 다른 AI에게 그대로 붙여 넣을 프롬프트를 한 편 씁니다.
시킬 일: ${textValue(values, 'task')}
꼭 지킬 것: ${textValue(values, 'rules') || '없음'}
형식: ## 역할, ## 입력({{제목}}처럼 바뀌는 값을 중괄호로), ## 할 일(번호 목록), ## 결과 형식, ## 하지 말 것, ## 좋은 예. 다른 AI가 모르는 사실은 지어내지 말고 〔확인할 것〕으로 남기라고 적습니다. 소스에서 가져온 사실에는 구절 번호를 붙입니다.`
      : `Look at how the sources work, and write one prompt that can be pasted into another AI.
Task: ${textValue(values, 'task')}
Must be kept: ${textValue(values, 'rules') || 'nothing'}
Form: ## Role, ## Input (what changes in braces like {{title}}), ## Steps (numbered), ## Form of the result, ## Never, ## A good example. It says that unknown facts are never made up but left as 〔to check〕. Facts taken from the sources carry the numbers of their passages.`,
  worksheet(values, material, language) {
    const words = WORDS[language];
    const rules = textValue(values, 'rules');
    const sections: [string, string][] = [
      [words.role, blank(words.who)],
      [words.input, words.inputs.map((input) => `- {{${input}}}`).join('\n')],
      [words.steps, `1. ${textValue(values, 'task')}\n2. ${words.blanks}`],
      [words.form, `{{${words.wanted}}}`],
      [words.never, rules === '' ? blank(words.avoided) : rules],
    ];
    const plans: PartPlan[] = [
      ...sections.map(([name, text]) => ({ name, heading: `## ${name}`, text })),
      { name: words.example, heading: `## ${words.example}`, text: blank(words.good), wants: { at: 'matter' } },
    ];
    return worksheetOf(plans, material, { topic: textValue(values, 'task') });
  },
  isOwnWords: true,
};
