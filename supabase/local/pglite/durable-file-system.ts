import { fsyncSync } from 'node:fs'

import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's file system for Node that forcing a file to the disk needs. */
interface NodeMount {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  /** Runs `work` and turns an error of Node's into the one that Postgres understands. */
  tryFSOperation: <T>(work: () => T) => T
}

/**
 * PGlite's files in a folder of this machine, with the one thing its own class leaves out: when
 * Postgres asks for a file to be forced to the disk, it is. A commit waits for that, as on any
 * Postgres server; without it an edit that was acknowledged is lost with the power, and a new
 * database may be unreadable.
 */
export class DurableFileSystem extends NodeFS {
  /** How often something was forced. A transaction that changed nothing forces nothing. */
  forced = 0

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options)
    const { preRun = [] } = prepared.emscriptenOpts
    const force = (module: { FS: unknown }) => {
      const { NODEFS } = (module.FS as { filesystems: { NODEFS: NodeMount } }).filesystems
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.forced += 1
        NODEFS.tryFSOperation(() => fsyncSync(nfd))
        return 0
      }
    }
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [preRun, force].flat() } }
  }
}
