import { expect, it } from 'vitest';
import { offerFields } from '#contract/offers/missing.ts';
import { fieldGroups } from './field-groups.ts';

it('every field of the card stands in one group', () =>
  expect(fieldGroups.flatMap(({ fields }) => fields)).toEqual([...offerFields]));
