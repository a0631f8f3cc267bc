import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#contract/base/id.ts';
import { blankNode } from '#contract/board/blank.ts';
import { clipOf, clipText } from '#contract/board/clipboard.ts';
import { openClipMemory, type ClipMemory } from './clip-memory.ts';

const id = newId(0);
const node = blankNode({ id, title: '글', content: '첫 줄\n둘째 줄' });
const clip = clipOf({ nodes: [node], edges: [] }, new Set([id]), newId(0))!;
const text = clipText(clip);

const open: ClipMemory[] = [];
const tab = (browser: string): ClipMemory => {
  const memory = openClipMemory(browser);
  open.push(memory);
  return memory;
};
afterEach(() => open.splice(0).forEach((memory) => memory.close()));

describe('what was copied', () => {
  it('is recalled by the text that lies in the clipboard, however its lines end', async () => {
    const here = tab('a');
    here.remember(text, clip);
    expect(await here.recall(text)).toEqual(clip);
    expect(await here.recall(text.replaceAll('\n', '\r\n'))).toEqual(clip);
  });

  it('is recalled from another tab of the same browser', async () => {
    tab('b').remember(text, clip);
    expect(await tab('b').recall(text)).toEqual(clip);
  });

  it('is not recalled once something else was copied, nor by another text', async () => {
    const here = tab('c');
    here.remember(text, clip);
    expect(await here.recall('다른 글')).toBeNull();
    expect(await tab('c').recall('다른 글')).toBeNull();
  });
});
