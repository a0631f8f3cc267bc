import { expect, type Locator, type Page } from '@playwright/test';
import type { AiStub } from '../ai-stub/start-ai-stub.ts';

/** What a person does in a chat whose model says what it is told to; `chat`: where that chat is on a page. */
export const handsInChat = (chat: (page: Page) => Locator, beside: { stub: AiStub }) => {
  const field = (page: Page): Locator => chat(page).getByLabel('질문', { exact: true });
  const answers = (page: Page): Locator => chat(page).locator('article');
  /** What the model says next. */
  const says = (text: string) => beside.stub.script(() => ({ pieces: [text] }));
  return {
    field,
    answers,
    says,
    questions: (page: Page): Locator => chat(page).locator('.group\\/question'),
    picker: (page: Page): Locator => chat(page).getByRole('button', { name: /^대화 목록 열기/ }),
    list: (page: Page): Locator => page.getByRole('dialog', { name: '대화 목록' }),
    /** Asks, and waits until the answer is written. */
    async ask(page: Page, question: string, answer: string): Promise<void> {
      says(answer);
      await field(page).fill(question);
      await field(page).press('Enter');
      await expect(answers(page).last()).toContainText(answer.replace(/ \[\d\]\.?/g, ''));
      await expect(answers(page).last()).toHaveAttribute('aria-busy', 'false');
    },
  };
};
