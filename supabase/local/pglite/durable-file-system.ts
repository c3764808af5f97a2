import { fsyncSync } from 'node:fs'

import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's file system for Node that an fsync needs. */
interface NodeMount {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  /** Runs `work` and converts an error of Node's into one that Postgres understands. */
  tryFSOperation: <T>(work: () => T) => T
}

/**
 * PGlite's files in a local folder, with the fsync that its own class omits. Commits wait for it,
 * as on any Postgres server; without it an acknowledged edit would be lost in a power failure, and
 * a new database might be unreadable.
 */
export class DurableFileSystem extends NodeFS {
  /** The number of fsyncs. A transaction that changed nothing has none. */
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
