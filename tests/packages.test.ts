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
});

it('an installation runs no scripts, and takes no version that is younger than a week', () => {
  expect(settings.get('ignore-scripts')).toBe('true');
  expect(Number(settings.get('min-release-age'))).toBeGreaterThanOrEqual(7);
});

it('the product in use needs no more packages than before', () => {
  const inUse = installed.filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional);
  expect(inUse.length).toBeLessThanOrEqual(MOST_IN_PRODUCTION);
});
