import type { Span } from '../../base/marked-text.ts';

export interface Address {
  value: string;
  at: Span;
}

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const PHONE = /(?<![\d-])(?:\+\d{1,3}[-.\s]?)?\(?0?\d{1,3}\)?[-.\s]\d{3,4}[-.\s]\d{4}(?![\d-])/g;
const LINK = /https?:\/\/[^\s<>()"'\]|]{3,300}/g;
const HASHTAG = /(?<![\p{L}\p{N}#&/])[#＃][\p{L}\p{N}_]{1,40}/gu;

const all =
  (form: RegExp) =>
  (text: string): Address[] =>
    [...text.matchAll(form)].map(({ index, 0: value }) => {
      const plain = value.replace(/[.,]+$/, '');
      return { value: plain, at: [index, index + plain.length] };
    });

export const emailsOf = all(EMAIL);
export const phonesOf = all(PHONE);
export const linksOf = all(LINK);
export const hashtagsOf = all(HASHTAG);
