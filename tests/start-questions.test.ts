import { expect, it } from 'vitest';
import { readOverview } from '../src/server/chat/overview/read-overview.ts';
import { chat } from '../src/web/words/chat.ts';

it.each([
  ['ko', 'compare', 'comparison'],
  ['en', 'compare', 'comparison'],
  ['ko', 'sumUp', 'overview'],
  ['en', 'sumUp', 'overview'],
] as const)(
  'what a chip asks in %s is understood without a model, whatever language the sources speak: %s',
  (language, chip, intent) => {
    const { intent: understood, left } = readOverview(chat[language].startQuestions[chip]);
    expect({ understood, left }).toEqual({ understood: intent, left: [] });
  },
);
