import { describe, expect, it } from 'vitest';
import { templateWords } from '../canvases/template-words.ts';
import { recipes } from './kinds/index.ts';
import { withTopicOf } from './topic-of-sources.ts';

const recipe = recipes['short-script'];

describe('a topic that nobody has written', () => {
  it.each([
    ['is the title of the first source, notes last', ['text:메모', 'youtube:라떼 세 잔'], '라떼 세 잔'],
    ['is left open where only cards of a template are wired', [`sticky:${templateWords.ko.guideTitle}`], undefined],
    ['is left open where nothing is wired', [], undefined],
  ])('%s', (_, wired, topic) => {
    const sources = wired.map((one) => ({ kind: one.split(':')[0] ?? '', title: one.split(':')[1] ?? '' }));
    expect(withTopicOf(recipe, {}, sources)['topic']).toBe(topic);
  });
});
