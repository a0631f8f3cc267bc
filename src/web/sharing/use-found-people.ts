import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { NamedGroup } from '#contract/orgs/groups.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import type { Sharing } from '#contract/sharing/sharing.schema.ts';
import { reading, useReading } from '../lib/query.ts';
import type { Token } from './invite-tokens.ts';

/** A person or a group that fits what is typed. */
export type Found = Sharing['owner'] | NamedGroup;
export const isGroup = (found: Found): found is NamedGroup => 'memberCount' in found;

const NOBODY: Found[] = [];
const MOST_GROUPS_FOUND = 4;

/** People and groups of one's organisations that fit what is typed, and who are not meant already. Groups only for who may share. */
export function useFoundPeople(
  { boardId, mayShare }: Pick<Sharing, 'boardId' | 'mayShare'>,
  typed: string,
  tokens: readonly Token[],
): Found[] {
  const q = useDeferredValue(typed.trim().slice(0, 200));
  const { data } = useQuery({
    ...reading(sharingApi.findPeople, { params: { boardId }, query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const groups = useReading(sharingApi.findGroups, { params: { boardId }, enabled: mayShare && q !== '' });
  if (typed.trim() === '' || !data) return NOBODY;
  const people = data.filter(({ id }) => !tokens.some(({ userId }) => userId === id));
  const word = typed.trim().toLowerCase();
  const fitting = (groups.data ?? []).filter(
    ({ id, name }) => name.toLowerCase().includes(word) && !tokens.some(({ groupId }) => groupId === id),
  );
  return [...fitting.slice(0, MOST_GROUPS_FOUND), ...people];
}
