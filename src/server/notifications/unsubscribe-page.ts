import type { Language } from '#contract/base/language.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';
import type { Scope } from './unsubscribe.ts';

const words = {
  ko: {
    ask: {
      board: '이 보드의 알림을 끌까요?',
      topic: '이런 메일을 그만 받을까요?',
      digest: '모아 보는 메일을 끌까요?',
    },
    text: {
      board: '이 보드의 댓글과 답변을 더는 알려 드리지 않아요. 초대와 역할은 계속 알려 드려요.',
      topic: 'Maru 안의 알림은 그대로 남아요.',
      digest: 'Maru 안의 알림은 그대로 남아요.',
    },
    press: '끄기',
    done: '껐어요',
    doneText: '알림 설정에서 언제든 다시 켤 수 있어요.',
    settings: '알림 설정 열기',
  },
  en: {
    ask: { board: 'Mute this board?', topic: 'Stop mails like this?', digest: 'Turn the digest off?' },
    text: {
      board: 'You will hear nothing more of its comments and answers, but still of invitations and roles.',
      topic: 'Notifications inside Maru stay.',
      digest: 'Notifications inside Maru stay.',
    },
    press: 'Turn off',
    done: 'Turned off',
    doneText: 'You can turn it on again in your notification settings.',
    settings: 'Open notification settings',
  },
} as const;

/** Asks before anything is changed: programs that look into mails open addresses, too, but press nothing. */
export function askPage(language: Language, scope: Scope): string {
  const { ask, text, press } = words[language];
  return page(language, ask[scope.of], text[scope.of], `<form method="post"><button>${press}</button></form>`);
}

export function donePage(language: Language): string {
  const { done, doneText, settings } = words[language];
  return page(language, done, doneText, `<a class="press" href="/settings#notices">${settings}</a>`);
}

const page = (language: Language, title: string, text: string, act: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Maru</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="mark">Maru</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${act}
</main>
</body>
</html>
`;

const style = `
:root { color-scheme: light dark; --bg: #f7f8f6; --surface: #ffffff; --line: #e3e7e2; --ink: #151917; --ink-2: #454d48; --primary: #1a1f1c; --on: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #111413; --surface: #181c1a; --line: #2a302d; --ink: #edf0ec; --ink-2: #b9c1bb; --primary: #edf0ec; --on: #141816; }
}
* { box-sizing: border-box; }
html { height: 100%; background: var(--bg); color: var(--ink); }
body { margin: 0; min-height: 100%; display: grid; place-items: center; padding: 20px; word-break: keep-all;
  font: 15px/24px "Pretendard Variable", Pretendard, "Apple SD Gothic Neo", "Malgun Gothic", system-ui, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); text-align: center; }
.mark { margin: 0 0 14px; font-weight: 700; font-size: 17px; letter-spacing: -0.02em; }
h1 { margin: 0 0 6px; font-size: 22px; line-height: 31px; letter-spacing: -0.018em; text-wrap: balance; }
p { margin: 0; color: var(--ink-2); text-wrap: pretty; }
form { margin: 0; }
button, .press { display: block; width: 100%; min-height: 44px; margin: 24px 0 0; padding: 10px 16px; border: 0; border-radius: 8px;
  font: inherit; font-weight: 600; text-decoration: none; color: var(--on); background: var(--primary); cursor: pointer; }
:focus-visible { outline: 2px solid #0e9669; outline-offset: 2px; }
`;
