import type { NetworkInterfaceInfo } from 'node:os'

import { expect, test } from 'vitest'

import { listNetworkAddresses, formatNetworkAddresses } from './network-addresses.ts'

const createInterface = (
  address: string,
  { internal = false, scopeid = 0 } = {},
): NetworkInterfaceInfo => ({
  ...(address.includes(':') ? { family: 'IPv6', scopeid } : { family: 'IPv4' }),
  address,
  internal,
  netmask: '',
  mac: '',
  cidr: null,
})
const machine = {
  lo: [
    createInterface('127.0.0.1', { internal: true }),
    createInterface('::1', { internal: true }),
  ],
  wlan0: [
    createInterface('192.168.1.5'),
    createInterface('2001:db8::5'),
    createInterface('fe80::1', { scopeid: 3 }),
  ],
  eth0: [createInterface('10.0.0.2')],
}

test.for([
  ['0.0.0.0', ['http://192.168.1.5:3000', 'http://10.0.0.2:3000']],
  ['::', ['http://192.168.1.5:3000', 'http://[2001:db8::5]:3000', 'http://10.0.0.2:3000']],
  ['192.168.1.5', ['http://192.168.1.5:3000']],
  ['2001:db8::5', ['http://[2001:db8::5]:3000']],
  ['127.0.0.1', []],
  ['::1', []],
  ['localhost', []],
] as const)('a server that listens on %s has the network addresses %j', ([host, addresses]) => {
  expect(listNetworkAddresses(host, 3000, () => machine)).toEqual(addresses)
})

const refuse = () => {
  throw new Error('uv_interface_addresses returned Unknown system error 97')
}

test('a server in a sandbox that hides the network cards starts without a list of addresses', () => {
  expect(listNetworkAddresses('0.0.0.0', 3000, refuse)).toEqual([])
  expect(listNetworkAddresses('127.0.0.1', 3000, refuse)).toEqual([])
})

test('the start lists the addresses, and the features that need HTTPS', () => {
  expect(formatNetworkAddresses(['http://192.168.1.5:3000', 'http://10.0.0.2:3000'])).toBe(
    `In this network:    http://192.168.1.5:3000
                    http://10.0.0.2:3000
Installing the site and reading it offline need HTTPS; everything else works over these addresses.
`,
  )
  expect(formatNetworkAddresses([])).toBe('')
})
