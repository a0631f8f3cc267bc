import { expect, type Page } from '@playwright/test';

/** Offers the organisation to the other person from its settings. */
export async function offerOrg(by: Page, url: string, name: string): Promise<void> {
  await by.goto(url);
  await by.getByRole('button', { name: '설정', exact: true }).click();
  await by.getByRole('dialog').getByRole('button', { name: '넘기기 제안' }).click();
  await expect(by.getByRole('alertdialog')).toContainText(`${name}님이 소유자가 되고 나는 관리자가 돼요`);
  await by.getByRole('alertdialog').getByRole('button', { name: '넘기기 제안' }).click();
  await expect(by.getByRole('dialog')).toContainText(`${name}님의 답을 기다리고 있어요`);
}

/** Asks for the end of the project, which says what goes with it. */
export async function deleteProject(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: '삭제' }).click();
  const question = owner.getByRole('alertdialog');
  await expect(question).toContainText('보드 1개 · 파일 4개');
  await expect(question).toContainText('나 말고는 없어요');
  await question.getByRole('button', { name: '삭제' }).click();
}
