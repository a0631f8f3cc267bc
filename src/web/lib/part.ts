import { lazy, type FunctionComponent, type LazyExoticComponent, type ReactNode } from 'react';
import { untilLine } from './line.ts';

/**
 * A component whose code is fetched where it is first drawn. While the line is down it stays on its way: browsers keep in
 * mind that a module could not be fetched, so it is not asked for before the server is there.
 */
export function part<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>> {
  return lazy(async () => {
    await untilLine();
    return { default: (await load())[name] as FunctionComponent<PropsOf<Module[Name]>> };
  });
}
type PropsOf<Drawn> = Drawn extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never;
