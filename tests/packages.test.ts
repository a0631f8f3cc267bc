import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  /** Of one kind of machine: of several only one is installed. */
  optional?: boolean;
  hasInstallScript?: boolean;
  resolved?: string;
  license?: string;
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const installed = Object.entries(packages).filter(([place]) => place !== '');
const settings = new Map(
  readFileSync('.npmrc', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('=') as [string, string]),
);
/** More need a reason; the bar is 150. */
const MOST_IN_PRODUCTION = 195;

describe('every package of the lock file', () => {
  it('is known by a sha512 digest', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual(
      [],
    );
  });

  it('runs no script of its own when it is installed', () => {
    expect(installed.filter(([, one]) => one.hasInstallScript).map(([place]) => place)).toEqual([]);
  });

  it('names no registry, so that an installation asks its own', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
  });

  it('comes from a registry and from nowhere else: no folder, no file, no repository and no address', () => {
    const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;
    expect(installed.filter(([, { link, version }]) => link || !VERSION.test(version ?? ''))).toEqual([]);
    const asked = Object.values(packages).flatMap(({ dependencies, optionalDependencies }) =>
      Object.entries({ ...dependencies, ...optionalDependencies }),
    );
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter(([, range]) => /[:/@]/.test(range))).toEqual([]);
  });
});

it('an installation runs no scripts, and takes no version that is younger than a week', () => {
  expect(settings.get('ignore-scripts')).toBe('true');
  expect(Number(settings.get('min-release-age'))).toBeGreaterThanOrEqual(7);
});

const isInUse = ([, { dev, devOptional }]: (typeof installed)[number]) => !dev && !devOptional;

it('the product in use has packages of these licences only', () => {
  // Of libvips, which sharp loads as a library of its own, the last.
  const allowed = 'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 LGPL-3.0-or-later'.split(' ');
  const isAllowed = (license = '') => {
    const all = license.replace(/[()]/g, '').split(' AND ');
    return all.every((part) => part.split(' OR ').some((one) => allowed.includes(one)));
  };
  const foreign = installed.filter(isInUse).filter(([, { license }]) => !isAllowed(license));
  expect(foreign.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
  const bound = installed.filter(([, { license }]) => license?.includes('LGPL')).map(([place]) => place);
  expect(bound.filter((place) => !place.startsWith('node_modules/@img/sharp-'))).toEqual([]);
});

it('the product in use needs no more packages than before', () => {
  const inUse = installed.filter(isInUse).filter(([, { optional }]) => !optional);
  expect(inUse.length).toBeLessThanOrEqual(MOST_IN_PRODUCTION);
});
