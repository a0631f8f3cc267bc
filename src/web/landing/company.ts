import type { Language } from '../lib/language.ts';

/** What the law asks a Korean seller to show. While `isSample` is true the footer says so beside it. */
interface Company {
  isSample: boolean;
  address: string;
  representative: string;
  mail: string;
  registrationNumber: string;
  salesNumber: string;
}

/** REPLACE BEFORE SELLING: these are samples, not a real company. */
export const company: Record<Language, Company> = {
  ko: {
    isSample: true,
    address: '서울특별시 예시구 예시로 00, 0층',
    representative: '홍길동',
    mail: 'hello@example.com',
    registrationNumber: '000-00-00000',
    salesNumber: '제0000-서울예시-0000호',
  },
  en: {
    isSample: true,
    address: '00 Example-ro, Example-gu, Seoul',
    representative: 'Gildong Hong',
    mail: 'hello@example.com',
    registrationNumber: '000-00-00000',
    salesNumber: '0000-Seoul Example-0000',
  },
};

/** The price of the one plan that the landing page sells, in Korean won for a month. */
export const PRICE_KRW = 49_900;
