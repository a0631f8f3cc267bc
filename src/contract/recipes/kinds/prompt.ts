import type { Recipe } from '../recipe.ts';
import { textValue } from '../values.ts';
import { bulletsOf, topicOf } from './outline.ts';
import { partOf } from './sections.ts';

/** A prompt that another AI can be given, with variables for what changes from video to video. */
export const prompt: Recipe = {
  name: { ko: '프롬프트', en: 'Prompt' },
  what: {
    ko: '소스의 방식을 다른 AI에게도 시킬 수 있는 프롬프트를 만들어요.',
    en: 'Writes a prompt that gets another AI to work the way your sources do.',
  },
  fields: [
    {
      name: 'task',
      kind: 'line',
      label: { ko: '시킬 일', en: 'Task' },
      hint: { ko: '예: 유튜브 쇼츠 대본 쓰기', en: 'e.g. Write a YouTube Shorts script' },
      isNeeded: true,
    },
    { name: 'rules', kind: 'text', label: { ko: '꼭 지킬 것', en: 'Rules to follow' } },
  ],
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
  outline(values, material, language) {
    const task = textValue(values, 'task');
    const rules = textValue(values, 'rules');
    const topic = topicOf(material);
    const examples = bulletsOf(material.sources.flatMap(({ quotes }) => quotes.slice(0, 2)));
    return language === 'ko'
      ? `## 역할
당신은 ${topic === '' ? '이 주제' : topic} 콘텐츠를 만드는 크리에이터의 작가입니다.

## 입력
- 제목: {{제목}}
- 보는 사람: {{보는 사람}}
- 길이: {{길이}}

## 할 일
1. ${task}
2. 아래 참고 문장의 말투와 흐름을 따르되 문장은 새로 씁니다.
3. 모르는 사실은 지어내지 않고 〔확인할 것〕으로 남깁니다.

## 결과 형식
{{원하는 형식}}

## 하지 말 것
${rules === '' ? '- 참고 문장을 그대로 베끼지 않습니다.' : `- ${rules}`}

## 참고 문장
${examples}`
      : `## Role
You write for a creator who makes content about ${topic === '' ? 'this topic' : topic}.

## Input
- Title: {{title}}
- Audience: {{audience}}
- Length: {{length}}

## Steps
1. ${task}
2. Follow the tone and flow of the sentences below, in words of your own.
3. Make up no facts: leave them as 〔to check〕.

## Form of the result
{{form}}

## Never
${rules === '' ? '- Copy the sentences below.' : `- ${rules}`}

## Sentences to go by
${examples}`;
  },
  parts: (text) =>
    text.trim() === '' ? [] : [partOf({ ko: '프롬프트', en: 'The prompt' }, text, [0, text.length], [])],
};
