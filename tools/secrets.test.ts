import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { findSecrets } from './secrets.ts'

const tracked = existsSync('.git') ? filesOfGit() : filesOfDownload()

test('no file of the repository holds a secret (threat 40)', () => {
  const texts = tracked.filter((file) => !/\.(?:png|jpe?g|webp|gif|woff2?|br|ico)$/.test(file))
  expect(texts.length).toBeGreaterThan(1000)
  const found = texts.flatMap((file) =>
    findSecrets(readFileSync(file, 'utf8')).map((secret) => `${file}: ${secret}`),
  )
  expect(found).toEqual([])
})

test('nobody commits a file that is for secrets (threat 40)', () => {
  const named =
    /(?:^|\/)(?:\.env(?!\.example$)(?:\..+)?|\.npmrc|\.pgpass|id_(?:rsa|ed25519)|.+\.(?:pem|p12|pfx|key))$/
  expect(tracked.filter((file) => named.test(file))).toEqual([])
})

// Put together here, so that this very file holds none.
const random = (length: number) =>
  'k3Xw9QzR7bTfV1mYc8HpLd5NsJg2AuEo4iZ6qKtB0vWxSyMrPhUnCe'.slice(0, length)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = (role: string) =>
  [part({ alg: 'HS256', typ: 'JWT' }), part({ role }), random(43)].join('.')

test.for([
  ['a private key', ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
  ['a key of AWS', ['AKIA', 'ABCDEFGH234567QR'].join('')],
  ['a token of GitHub', `ghp_${random(36)}`],
  ['a secret key of Supabase', `sb_secret_${random(30)}`],
  ['a token of service_role', jwt('service_role')],
  ['a password in an address', `postgres://postgres:${random(12)}@db.example.org/x`],
  ["a random text with a secret's name", `const token = '${random(40)}'`],
] as const)('threat 40: %s would be found', ([kind, text]) => {
  expect(findSecrets(`one\n${text}\ntwo`)).toEqual([expect.stringContaining(kind)])
})

test.for([
  jwt('anon'),
  'sb_publishable_of_the_test',
  "token = 'the session of a test person'",
  'postgres://postgres@127.0.0.1/x',
])('what opens nothing is left alone: %s', (text) => {
  expect(findSecrets(text)).toEqual([])
})

function filesOfGit(): string[] {
  const list = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  return list.split('\0').filter((file) => file !== '' && existsSync(file))
}

/** A download has no git: every file but those that git would ignore. */
function filesOfDownload(): string[] {
  const ignored = readFileSync('.gitignore', 'utf8').trim().split('\n')
  const isIgnored = (name: string, path: string) =>
    ignored.some((rule) =>
      rule.startsWith('*') ? name.endsWith(rule.slice(1)) : rule === name || rule === `/${path}`,
    )
  const walk = (folder: string): string[] =>
    readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (isIgnored(entry.name, path)) return []
      return entry.isDirectory() ? walk(path) : [path]
    })
  return walk('')
}
