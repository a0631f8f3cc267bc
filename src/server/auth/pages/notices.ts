import { LOGIN_CHANNEL, type LoginMessage } from '#contract/account/account.schema.ts';
import type { Language } from '#contract/base/language.ts';
import { writePage, type Page } from './page.ts';

const words = {
  ko: {
    done: ['로그인되었어요', '이 창은 저절로 닫혀요. 닫히지 않으면 직접 닫거나 아래로 이동해 주세요.', '마루로 가기'],
    failed: [
      '로그인에 실패했습니다. 다시 시도해주세요.',
      '이 창을 닫고 처음 화면에서 다시 로그인해 주세요.',
      '로그인 화면으로 가기',
    ],
    expired: [
      '로그인 시간이 지났어요',
      '시작한 지 오래되었거나 서버가 다시 시작되었어요. 처음부터 다시 로그인해 주세요.',
      '다시 로그인하기',
    ],
    logout: ['로그아웃할까요?', '다른 사이트에서 온 요청이라 한 번 더 확인해요.', '로그아웃'],
  },
  en: {
    done: [
      'You are signed in',
      "This window closes by itself. If it doesn't, close it or continue below.",
      'Go to Maru',
    ],
    failed: [
      'Sign-in failed. Please try again.',
      'Close this window and sign in again from the first screen.',
      'Go to the sign-in screen',
    ],
    expired: [
      'The sign-in took too long',
      'It was begun too long ago, or the server has restarted. Please sign in again.',
      'Sign in again',
    ],
    logout: ['Log out?', 'Another site asked for this, so please confirm.', 'Log out'],
  },
} as const;

const title = { ko: '마루', en: 'Maru' } as const;

/**
 * The last page of the popup: tells the window that opened it, by both ways that browsers leave open, and closes. A failure
 * is told to all windows only where the tie to that one is cut: others may have a popup of their own. The message is a hint
 * without a secret; `origin` is the only page that may hear it.
 */
export function writePopupPage(language: Language, origin: string, message: LoginMessage): Page {
  const isDone = message.type === 'AUTH_SUCCESS';
  const [heading, text, link] = words[language][isDone ? 'done' : 'failed'];
  const said = forScript(message);
  return writePage({
    language,
    title: title[language],
    body: `<h1>${heading}</h1>\n<p>${text}</p>\n<a class="button" href="${isDone ? '/' : '/access'}">${link}</a>`,
    script:
      `${isDone ? '' : 'if(!window.opener)'}new BroadcastChannel(${forScript(LOGIN_CHANNEL)}).postMessage(${said});` +
      `if(window.opener)window.opener.postMessage(${said},${forScript(origin)});` +
      `setTimeout(()=>window.close(),50);`,
    tie: true,
  });
}

/** A value as it may stand within a script element. */
const forScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Shown by the built-in provider for a sign-in that it does not know (any more). */
export function writeExpiredPage(language: Language): Page {
  const [heading, text, link] = words[language].expired;
  const body = `<h1>${heading}</h1>\n<p>${text}</p>\n<a class="button" href="/api/login">${link}</a>`;
  return writePage({ language, title: title[language], body });
}

/** Asks before a navigation that another site began may end the session. */
export function writeLogoutPage(language: Language): Page {
  const [heading, text, button] = words[language].logout;
  const body = `<h1>${heading}</h1>\n<p>${text}</p>\n<form method="post" action="/api/logout"><button type="submit">${button}</button></form>`;
  return writePage({ language, title: title[language], body });
}
