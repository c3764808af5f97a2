import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** The kernel gives this number to the namespace of the machine itself (PROC_PID_INIT_INO). */
const MACHINES_OWN = 'pid:[4026531836]'

/** What the system tells of where this process runs; null where it does not. */
interface Facts {
  /** On Linux, each container has a namespace of its own, of which it is process 1. */
  namespace: string | null
  /** A new one with each start of the kernel, which all its containers share. */
  boot: string | null
  /** Stays with an installed system; images of containers seldom have one. */
  machine: string | null
}

/**
 * Returns a name for the process table of this process: two that read the same name see each
 * other's ids. Null if that cannot be known. A host name says nothing: two containers may have one.
 */
export async function readProcessTable(platform = process.platform): Promise<string | null> {
  // Elsewhere there is one table for each machine.
  if (platform !== 'linux') return `${platform} ${hostname()}`
  const [namespace, boot, machine] = await Promise.all([
    readlink('/proc/self/ns/pid').catch(() => null),
    readLine('/proc/sys/kernel/random/boot_id'),
    readLine('/etc/machine-id'),
  ])
  return nameTable({ namespace, boot, machine })
}

/**
 * Namespaces are numbered within one boot of one kernel, and a number is given again only after all
 * processes of the namespace have ended. The machine's own is there after each boot.
 */
export function nameTable({ namespace, boot, machine }: Facts): string | null {
  // A sandboxed service cannot read the boot (ProcSubset=pid).
  const kernel = namespace === MACHINES_OWN ? (machine ?? boot) : (boot ?? machine)
  return namespace && kernel ? `${kernel} ${namespace}` : null
}

async function readLine(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim() || null
}
