import { createHash } from 'node:crypto';
import { normalEmail } from '../may-enter.ts';
import { no, yes, type Verdict } from '#contract/base/verdict.ts';
import type { SignInMistake, TypedForm } from '../pages/sign-in-page.ts';
import { splitName } from './names.ts';

/** Somebody as the built-in provider tells the product about him: the claims of OpenID Connect. */
export type Claims = Record<string, unknown> & { sub: string };

const emailShape = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+$/;

/** Who the form says he is. The subject follows from the e-mail address alone: the same address is the same person. */
export function readAccount(form: TypedForm): Verdict<Claims, SignInMistake> {
  const email = normalEmail(form.email);
  if (email.length > 254 || !isStorable(email) || !emailShape.test(email)) return no('email');
  const name = form.name.replace(/\s+/gu, ' ').trim();
  if (Array.from(name).length > 100 || !isStorable(name)) return no('name');
  const { given, family } = splitName(name);
  return yes({
    sub: createHash('sha256').update(email).digest('hex').slice(0, 32),
    email,
    // Whoever sits at this computer is believed; nobody else can reach this provider.
    email_verified: true,
    ...(name ? { name } : {}),
    ...(given ? { given_name: given } : {}),
    ...(family ? { family_name: family } : {}),
  });
}

const isStorable = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text);
