import {
  createElement,
  lazy,
  useState,
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { code } from './code.ts';
import { tellMissing } from './line.ts';

type Drawn<Module, Name extends keyof Module> = LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>>;

/**
 * A component whose code is fetched where it is first drawn. While the line is down it stays on its way: browsers keep in
 * mind that a module could not be fetched, so it is not asked for before the server is there. One that was on its way when
 * the line went, or is there no more after a release, is left out, and the reader is told that a reload brings it.
 */
export const part = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): Drawn<Module, Name> =>
  lazy(async () => ({
    default: await fetched(load, name).catch(() => {
      tellMissing();
      return () => null;
    }),
  }));

/** A screen whose code may be fetched ahead: then it is drawn at once. Rejects when the code does not come. */
export interface WholeScreen {
  (): ReactNode;
  ahead: () => Promise<void>;
}

/**
 * The same for what a whole screen is: without its code there is nothing to show, and the boundary around it says so. React
 * keeps what stands in for a missing part for 300 ms; a screen that was fetched ahead needs nothing in its place.
 */
export function wholeScreen<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): WholeScreen {
  type Drawn = ComponentType<object>;
  let ready: Drawn | null = null;
  const Later: Drawn = lazy(async () => ({ default: (await fetched(load, name)) as Drawn }));
  function Screen() {
    const [Shown] = useState<Drawn>(() => ready ?? Later);
    return createElement(Shown);
  }
  const ahead = async () => {
    ready = (await load())[name] as Drawn;
  };
  return Object.assign(Screen, { ahead });
}

async function fetched<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  const module = await code(load);
  return module[name] as FunctionComponent<PropsOf<Module[Name]>>;
}

type PropsOf<Shown> = Shown extends (props: infer Props) => ReactNode
  ? unknown extends Props
    ? object
    : Props
  : never;
