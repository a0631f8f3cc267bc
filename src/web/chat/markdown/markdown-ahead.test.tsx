import { expect, it } from 'vitest';
import { drawn } from '../../lib/test-view.tsx';
import { Markdown, renderer } from './Markdown.tsx';

it('an answer is drawn at once where what draws it was fetched ahead, and with its marks until then', async () => {
  const shown = () => drawn(<Markdown text="**절반**이 됐어요" />).innerHTML;
  expect(shown()).toContain('**절반**');
  renderer.ahead();
  await expect.poll(shown).toContain('<strong>절반</strong>');
});
