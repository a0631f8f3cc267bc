import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { reading } from '../lib/query.ts';
import type { Token } from './invite-tokens.ts';

const NOBODY: Sharing['owner'][] = [];

/** People of one's organisations whose name or address holds what is typed, and who are not meant already. */
export function useFoundPeople(boardId: string, typed: string, tokens: readonly Token[]): Sharing['owner'][] {
  const q = useDeferredValue(typed.trim().slice(0, 200));
  const { data } = useQuery({
    ...reading(sharingApi.findPeople, { params: { boardId }, query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  if (typed.trim() === '' || !data) return NOBODY;
  return data.filter(({ id }) => !tokens.some(({ userId }) => userId === id));
}
