import type { Language } from '#contract/base/language.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { writePage, type Page } from './page.ts';

export type SignInMistake = 'email' | 'name';

const words = {
  ko: {
    title: '로그인 · 마루',
    heading: '누구신가요?',
    text: '이 컴퓨터의 마루에 로그인해요. 비밀번호는 필요 없어요.',
    email: '이메일',
    name: '이름',
    submit: '로그인',
    note: '이 서버에 내장된 로그인이에요. 이 컴퓨터에서만 열리고, 적은 내용은 밖으로 나가지 않아요.',
    mistakes: {
      email: 'you@example.com 모양의 이메일 주소를 적어 주세요.',
      name: '이름은 100자까지 적을 수 있어요.',
    },
  },
  en: {
    title: 'Sign in · Maru',
    heading: 'Who are you?',
    text: 'You are signing in to Maru on this computer. No password is needed.',
    email: 'Email',
    name: 'Name',
    submit: 'Sign in',
    note: 'This is the sign-in built into this server. It opens on this computer only, and what you type stays here.',
    mistakes: {
      email: 'Please enter an email address like you@example.com.',
      name: 'A name can have up to 100 characters.',
    },
  },
} as const;

export interface TypedForm {
  email: string;
  name: string;
}

/** The built-in provider's form: works without scripts, posts to its own address, keeps what was typed beside a mistake. */
export function writeSignInPage(
  language: Language,
  action: string,
  typed: TypedForm,
  mistake: SignInMistake | null,
): Page {
  const w = words[language];
  const field = (name: SignInMistake, type: string, label: string, more: string) => {
    const isWrong = mistake === name;
    const error = isWrong ? `<p class="error" id="${name}-error" role="alert">${w.mistakes[name]}</p>` : '';
    const state = isWrong ? ` aria-invalid="true" aria-describedby="${name}-error" autofocus` : '';
    return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${escapeHtml(typed[name])}" ${more}${state}>${error}`;
  };
  const emailField = field(
    'email',
    'email',
    w.email,
    `autocomplete="email" required maxlength="254"${mistake ? '' : ' autofocus'}`,
  );
  const nameField = field('name', 'text', w.name, 'autocomplete="name" maxlength="100"');
  return writePage({
    language,
    title: w.title,
    body: `<h1>${w.heading}</h1>
<p>${w.text}</p>
<form method="post" action="${escapeHtml(action)}">
${emailField}
${nameField}
<button type="submit">${w.submit}</button>
</form>
<p class="note">${w.note}</p>`,
    tie: true,
  });
}
