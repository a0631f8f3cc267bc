import { expect, type Page } from '@playwright/test';
import { newCanvas } from './actions.ts';
import { personRow, toast } from './place-actions.ts';

/** The addresses of the dashboard, an organisation and a project of it. */
interface OrgPlace {
  home: string;
  org: string;
  project: string;
}

/** Offers the organisation to the other person from its settings. */
async function offerOrg(by: Page, url: string, name: string): Promise<void> {
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

/** A group is made in the organisation of the owner, a canvas and a project are shared with it, and no more. */
export async function shareWithGroup(owner: Page, guest: Page, at: OrgPlace): Promise<void> {
  await owner.goto(at.org);
  await owner.getByRole('button', { name: '관리', exact: true }).click();
  await owner.getByRole('dialog').getByRole('button', { name: '새 그룹' }).click();
  const dialog = owner.getByRole('dialog', { name: '새 그룹' });
  await dialog.getByLabel('그룹 이름').fill('편집팀');
  await dialog.getByRole('checkbox', { name: /김지우/ }).check();
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(toast(owner)).toContainText('그룹을 만들었어요');
  await expect(owner.getByRole('dialog').getByRole('listitem').filter({ hasText: '편집팀' })).toContainText('1명');

  await newCanvas(owner, '편집 회의', '빈 캔버스');
  const canvas = owner.url();
  await owner.getByRole('button', { name: '공유' }).click();
  const sharing = owner.getByRole('dialog', { name: '‘편집 회의’ 공유' });
  await sharing.getByRole('combobox').fill('편집');
  await sharing.getByRole('option', { name: /편집팀/ }).click();
  await sharing.getByRole('button', { name: '초대', exact: true }).click();
  await expect(toast(owner)).toContainText('‘편집팀’ 그룹과 공유했어요');
  const row = sharing.getByRole('listitem').filter({ hasText: '편집팀' });
  await expect(row).toContainText('오하루 공방 · 1명');
  await guest.goto(canvas);
  await expect(guest.getByRole('application', { name: '보드' })).toBeVisible();
  await row.getByRole('button', { name: '‘편집팀’ 그룹: 편집' }).click();
  await owner.getByRole('menuitem', { name: '공유 끝내기' }).click();
  await expect(toast(owner)).toContainText('‘편집팀’ 그룹과 공유를 끝냈어요');
  await expect(guest.getByRole('application', { name: '보드' })).toHaveCount(0);

  await owner.goto(`${at.project}?tab=members`);
  const panel = owner.getByRole('region', { name: '그룹' });
  await panel.getByLabel('역할', { exact: true }).selectOption({ label: '관리자' });
  await panel.getByRole('button', { name: '그룹 추가' }).click();
  await expect(panel.getByLabel('‘편집팀’ 그룹의 역할')).toHaveValue('admin');
  await panel.getByLabel('‘편집팀’ 그룹의 역할').selectOption({ label: '없음' });
  await expect(toast(owner)).toContainText('‘편집팀’ 그룹과 공유를 끝냈어요');
}

/** The organisation is offered and declined, then goes to the guest and back. */
export async function transferOrg(owner: Page, guest: Page, at: OrgPlace): Promise<void> {
  await offerOrg(owner, at.org, '김지우');
  await guest.goto(at.home);
  const offer = guest.getByRole('listitem').filter({ hasText: '‘오하루 공방’ 조직의 소유권을 제안받았어요' });
  await offer.getByRole('button', { name: '거절' }).click();
  await expect(offer).toHaveCount(0);
  await offerOrg(owner, at.org, '김지우');
  await guest.reload();
  await offer.getByRole('button', { name: '받기' }).click();
  await expect(toast(guest)).toContainText('이제 ‘오하루 공방’의 소유자예요');
  await guest.goto(at.org);
  await expect(personRow(guest.locator('main'), 'jiwoo@').locator('[data-role=owner]')).toBeVisible();
  await expect(personRow(guest.locator('main'), 'seoyeon@').locator('[data-role=admin]')).toBeVisible();
  await offerOrg(guest, at.org, '한서연');
  await owner.goto(at.home);
  await owner
    .getByRole('listitem')
    .filter({ hasText: '‘오하루 공방’ 조직의 소유권을 제안받았어요' })
    .getByRole('button', { name: '받기' })
    .click();
  await expect(toast(owner)).toContainText('이제 ‘오하루 공방’의 소유자예요');
}
