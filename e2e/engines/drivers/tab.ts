import type { EngineName } from '../../../tools/other-browsers.ts'

/** What to find on a page: a CSS selector, or a role with its name. */
export type Target = string | { role: Role; name: string | RegExp; within?: string }

/** Keys by their DOM names. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown'

export type Role = 'button' | 'link' | 'heading' | 'field'

export interface Size {
  width: number
  height: number
}

/** One page in one browser of any engine. */
export interface Tab {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function in the page, with JSON values. */
  evaluate: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<Awaited<T>>
  click: (target: Target) => Promise<void>
  /** Replaces the text of an input. */
  type: (target: Target, text: string) => Promise<void>
  /** Presses a key, optionally after focusing the target. */
  press: (key: Key, target?: Target) => Promise<void>
  /** Selects a file of this machine. */
  file: (target: Target, path: string) => Promise<void>
  /** Waits until the target is visible. */
  see: (target: Target) => Promise<void>
  /**
   * Waits until the function returns something truthy in the page; on failure the error has the
   * page's content.
   */
  until: <A extends unknown[]>(work: (...args: A) => unknown, ...args: A) => Promise<void>
  /** Errors of the page since navigation; WebKit only reports those after loading. */
  problems: () => Promise<string[]>
  screenshot: (path: `${string}.png`) => Promise<void>
}

/** A new device without data. */
export interface Device extends Tab {
  close: () => Promise<void>
}

export interface Engine {
  name: EngineName
  open: (size: Size) => Promise<Device>
}
