import { expect, test } from 'vitest'

import { nameTable, readProcessTable } from './process-table.ts'

const OWN = 'pid:[4026531836]'
const CONTAINER = 'pid:[4026532178]'
const here = { namespace: CONTAINER, boot: 'this-boot', machine: null }
const server = { namespace: OWN, boot: 'this-boot', machine: 'this-server' }

test.for([
  ['two processes of one container', here, here, true],
  ['two containers of one machine', here, { ...here, namespace: 'pid:[4026532301]' }, false],
  ['a container and its machine', here, server, false],
  ['containers of two machines with one number', here, { ...here, boot: 'another' }, false],
  [
    'containers of two machines, of one image that has a machine id',
    { ...here, machine: 'of-the-image' },
    { ...here, boot: 'another', machine: 'of-the-image' },
    false,
  ],
  ['a server before and after a power cut', server, { ...server, boot: 'the-next' }, true],
  ['the sandboxed service and a command of an operator', server, { ...server, boot: null }, true],
  ['two servers', server, { ...server, machine: 'another' }, false],
] as const)('%s: whether they see each other is known', ([, one, other, isOne]) => {
  expect(nameTable(one)).not.toBeNull()
  expect(nameTable(one) === nameTable(other)).toBe(isOne)
})

test('nothing is known where the system does not tell', () => {
  expect(nameTable({ namespace: null, boot: 'this-boot', machine: 'this-server' })).toBeNull()
  expect(nameTable({ namespace: CONTAINER, boot: null, machine: null })).toBeNull()
})

test('a system without namespaces has one process table, this one always the same', async () => {
  expect(await readProcessTable('darwin')).toMatch(/^darwin ./)
  expect(await readProcessTable()).toBe(await readProcessTable())
})
