import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/base/language.ts';

/** What a caller reads who has not said it: Korean where the browser prefers Korean or says nothing, English otherwise. */
export function readLanguage(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage?.trim()) return 'ko';
  const wishes = acceptLanguage
    .split(',')
    .map((wish) => {
      const [tag = '', ...options] = wish.trim().toLowerCase().split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => wish.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const known = wishes.find((wish) => wish.tag === 'ko' || wish.tag === 'en');
  return known?.tag === 'ko' ? 'ko' : 'en';
}

interface Asked {
  body: { language?: Language | undefined };
  request: Pick<FastifyRequest, 'headers'>;
}

/** The language that a call asks for, else that of the caller's browser. */
export const languageOf = ({ body, request }: Asked): Language =>
  body.language ?? readLanguage(request.headers['accept-language']);
