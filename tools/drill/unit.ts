import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const UNIT = fileURLToPath(new URL('../../deploy/nadi.service', import.meta.url))

/** Numbers of the kernel (socket.h), by the names that a unit has. */
const FAMILIES: Record<string, number> = { AF_UNIX: 1, AF_INET: 2, AF_INET6: 10, AF_NETLINK: 16 }
const SYSCALLS: Record<string, { socket: number; prctl: number }> = {
  x64: { socket: 41, prctl: 157 },
  arm64: { socket: 198, prctl: 167 },
}
const EAFNOSUPPORT = 97
const PR_SET_NO_NEW_PRIVS = 38
const PR_SET_SECCOMP = 22
const ERRNO = 0x0005_0000
const ALLOW = 0x7fff_0000

const syscalls = process.platform === 'linux' ? SYSCALLS[process.arch] : undefined

/** The service of the installation guide, with these paths and this port in the place of its own. */
export interface UnitPlace {
  tree: string
  data: string
  port: number
}

/** Puts the places of a test into a line of the unit or of the guide. */
export function withPlace(line: string, { tree, data, port }: UnitPlace): string {
  return line
    .replaceAll('/opt/nadi', tree)
    .replaceAll('/var/lib/nadi', data)
    .replaceAll(/(:|PORT=)3000/g, `$1${port}`)
}

/** Returns all values of a setting of deploy/nadi.service. */
export async function readUnit(place: UnitPlace): Promise<(key: string) => string[]> {
  const unit = withPlace(await readFile(UNIT, 'utf8'), place)
  return (key) =>
    unit
      .split('\n')
      .flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []))
}

/**
 * Returns why this machine cannot run the service under the restrictions of its unit; null if it
 * can.
 */
export function whyNoSandbox(): string | null {
  if (!syscalls) return 'not run: seccomp filters are for Linux on x64 or arm64'
  const { status } = spawnSync('bash', ['-c', `${forbidFamilies(['AF_INET'])} true`])
  return status === 0 ? null : 'not run: this machine has no Perl, or allows no seccomp filter'
}

/**
 * Returns the start of a shell command that runs the rest as systemd runs the service, where there
 * is no systemd: with the address families of the unit and, for root, its view of /proc and of the
 * disk. Not its filter of system calls, of which only systemd has the lists.
 */
export function sandboxOf(unit: (key: string) => string[], { data }: UnitPlace): string {
  const families = forbidFamilies((unit('RestrictAddressFamilies')[0] ?? '').split(' '))
  if (process.getuid?.() !== 0) return families
  const proc = `subset=${unit('ProcSubset')[0]},hidepid=${unit('ProtectProc')[0]}`
  const setUp = [
    `mount --bind ${data} ${data}`,
    `mount -t proc -o ${proc} proc /proc`,
    // ProtectSystem=strict: all but the state directory, which is a mount of its own by now.
    'mount -o remount,bind,ro /',
    'exec "$@"',
  ]
  return `unshare --mount --propagation private bash -c '${setUp.join(' && ')}' sandbox ${families}`
}

/** A command that may not open sockets of other families, as RestrictAddressFamilies says. */
function forbidFamilies(allowed: readonly string[]): string {
  const { socket = 0, prctl = 0 } = syscalls ?? {}
  const numbers = allowed.map((name) => {
    const number = FAMILIES[name]
    if (number === undefined) throw new Error(`${name} has no number here`)
    return number
  })
  const filter = Buffer.concat([
    instruct(LOAD, 0),
    instruct(IF_EQUAL, socket, { ifFalse: numbers.length + 2 }),
    instruct(LOAD, FIRST_ARGUMENT),
    ...numbers.map((number, at) => instruct(IF_EQUAL, number, { ifTrue: numbers.length - at })),
    instruct(RETURN, ERRNO + EAFNOSUPPORT),
    instruct(RETURN, ALLOW),
  ]).toString('hex')
  const script = `my $filter = pack("H*", shift); my $program = pack("S x6 P", length($filter) / 8, $filter);
    syscall(${prctl}, ${PR_SET_NO_NEW_PRIVS}, 1, 0, 0, 0) == 0 && syscall(${prctl}, ${PR_SET_SECCOMP}, 2, $program) == 0 or die $!;
    exec { $ARGV[0] } @ARGV or die $!`
  return `perl -e '${script}' ${filter}`
}

const LOAD = 0x20
const IF_EQUAL = 0x15
const RETURN = 0x06
const FIRST_ARGUMENT = 16

/** One instruction of the kernel's packet filter, in which a seccomp filter is written. */
function instruct(code: number, value: number, { ifTrue = 0, ifFalse = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code)
  bytes.writeUInt8(ifTrue, 2)
  bytes.writeUInt8(ifFalse, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}
