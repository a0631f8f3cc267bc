import { describe, expect, it } from 'vitest';
import { faults as faultCodes } from '#contract/base/fault.ts';
import { catalogues } from './catalogues.ts';
import { uploader } from './uploader.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
/** Behind the name of something, whatever that is; numbers, roles, days and names of providers end as they end. */
const BARE_PARTICLE =
  /\{\{(?:name|title|org|query|plan|state|what|owner)\}\}[’」)]?\s?(?:으로|로|을|를|은|는|이|가|과|와|이라는|라는)(?![가-힣])/;
const COUNTS_MANY =
  /\{\{\w+\}\} (?:boards|cards|changes|connections|days|files|items|links|nodes|places|quotes|videos)\b/;
/** Limits, what is said of several only, and the badge that the specification words. */
const isNeverOne = (text: string): boolean =>
  text === '{{count}} files' ||
  /limit|[Uu]p to|at once|can keep|or fewer|these \{\{count\}\}|\?$|^\{\{count\}\} nodes (?:created|deleted)/.test(
    text,
  );
const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]).sort();

describe.each(Object.entries({ ...catalogues, uploader }) as [string, { ko: Tree; en: Tree }][])(
  'the catalogue %s',
  (_name, { ko, en }) => {
    const korean = new Map(flat(ko));
    const english = new Map(flat(en));

    it('has the same keys in both languages', () => {
      expect([...english.keys()].sort()).toEqual([...korean.keys()].sort());
    });

    it('has no empty text, and the same placeholders in both languages', () => {
      for (const [key, text] of korean) {
        expect(text.trim(), key).not.toBe('');
        expect(english.get(key)?.trim(), key).not.toBe('');
        expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text));
      }
    });

    it('leaves no choice between two particles in Korean', () => {
      for (const [key, text] of korean)
        expect(/\((?:으|이|가|을|를|은|는|과|와|아|야)\)/.test(text), `${key}: ${text}`).toBe(false);
    });

    it('sets no particle behind a value that may end otherwise in Korean', () => {
      for (const [key, text] of korean) expect(BARE_PARTICLE.test(text), `${key}: ${text}`).toBe(false);
    });

    it('counts one thing as one in English', () => {
      const spoken = [...english].filter(
        ([key, text]) =>
          COUNTS_MANY.test(text) &&
          !/_(?:zero|one|other)$/.test(key) &&
          !english.has(`${key}_one`) &&
          !isNeverOne(text),
      );
      expect(spoken).toEqual([]);
    });

    it('says nothing in Korean letters in English, and no English sentence in Korean', () => {
      for (const [key, text] of english) expect(/[가-힣]/.test(text), `${key}: ${text}`).toBe(false);
    });
  },
);

describe('the words', () => {
  it('have a sentence for every fault', () => {
    expect(Object.keys(catalogues.faults.ko).sort()).toEqual(Object.keys(faultCodes).sort());
  });

  it('quote the specification verbatim', () => {
    const { common, dashboard, shell, access, knowledge, subscribe } = catalogues;
    expect(common.en.unauthorizedText).toBe('You are logged out. Logging in again...');
    expect(shell.en.search).toBe('Search projects, files, or ask AI...');
    expect(dashboard.en.viewAllSaid).toBe('All your canvases are displayed below!');
    expect(dashboard.en.titleRequired).toBe('Canvas title is required');
    expect(dashboard.en.created).toBe('Canvas created successfully!');
    expect(dashboard.en.deleted).toBe('Canvas deleted successfully!');
    expect(dashboard.en.createFailed).toBe('Failed to create canvas');
    expect(dashboard.en.deleteFailed).toBe('Failed to delete canvas');
    expect(dashboard.en.noDescription).toBe('No description');
    expect(dashboard.en.creating).toBe('Creating...');
    expect(dashboard.en.autoCreated).toBe('Canvas Created');
    expect(dashboard.en.autoCreatedText).toBe('Your canvas is ready!');
    expect(dashboard.en.autoCreateFailed).toBe('Failed to create canvas. Please try again.');
    expect(dashboard.en.deleteAskText).toBe(
      'This cannot be undone; all data related to the canvas is permanently deleted.',
    );
    expect(dashboard.ko.deleteAskText).toMatch(
      /^삭제하면 되돌릴 수 없습니다\. .*모든 데이터가 영구적으로 삭제됩니다\.$/,
    );
    expect(common.en.unauthorized).toBe('Unauthorized');
    expect(knowledge.en.readOnly).toBe('Read Only');
    expect(knowledge.en.required).toBe('Title and content are required');
    expect(subscribe.en.initFailed).toBe('Failed to initialize subscription. Please try again.');
    expect(`${subscribe.en.unavailable}: ${subscribe.en.unavailableText}`).toBe(
      'Payment Service Unavailable: Payment processing is currently disabled. Please contact support to subscribe.',
    );
    expect(subscribe.en.waiting).toBe('Setting up your subscription...');
    expect(shell.ko.notFound).toBe('404 Page Not Found');
    expect(shell.ko.notFoundHint).toBe('Did you forget to add the page to the router?');
    expect(access.ko.failed).toBe('로그인에 실패했습니다. 다시 시도해주세요.');
  });
});
