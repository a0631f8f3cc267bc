import type { Language } from '#contract/base/language.ts';
import { noticeSettingsApi } from '#contract/notifications/notice-settings.api.ts';
import { call, personHere } from '../lib/api.ts';

const KEY = 'whereabouts';

/** Tells the server in which zone and language mails find the person, once as long as neither changes. */
export async function keepWhereabouts(language: Language): Promise<void> {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const here = [personHere(), zone, language].join(' ');
  if (localStorage.getItem(KEY) === here) return;
  await call(noticeSettingsApi.writeSettings, { body: { zone, language } });
  localStorage.setItem(KEY, here);
}
