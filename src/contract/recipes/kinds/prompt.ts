import type { Recipe } from '../recipe.ts';
import { partOf } from './sections.ts';

/** A prompt that another AI can be given, with variables for what changes from video to video. */
export const prompt: Recipe = {
  name: { ko: '프롬프트', en: 'Prompt' },
  what: {
    ko: '소스의 방식을 다른 AI에게도 시킬 수 있는 프롬프트를 만들어요.',
    en: 'Writes a prompt that gets another AI to work the way your sources do.',
  },
  hasVoice: false,
  fields: [
    {
      name: 'task',
      kind: 'line',
      label: { ko: '시킬 일', en: 'Task' },
      hint: { ko: '예: 유튜브 쇼츠 대본 쓰기', en: 'e.g. Write a YouTube Shorts script' },
      isNeeded: true,
    },
    {
      name: 'rules',
      kind: 'text',
      label: { ko: '꼭 지킬 것', en: 'Rules to follow' },
      hint: { ko: '예: 존댓말로, 다섯 문장 안에', en: 'e.g. Polite, within five sentences' },
    },
  ],
  parts: (text) =>
    text.trim() === '' ? [] : [partOf({ ko: '프롬프트', en: 'The prompt' }, text, [0, text.length], [])],
};
