import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Keys that open something, in the shapes that their issuers give them. */
const shapes: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/,
  'AWS key': /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{60,})/,
  'GitLab token': /\bglpat-[\w-]{20,}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Slack token': /\bxox[abprs]-[\w-]{10,}/,
  'Google key': /\bAIza[\w-]{35}\b/,
  'Supabase token': /\bsbp_[0-9a-f]{40}\b/,
  'secret key of Supabase': /\bsb_secret_(?=\w*\d)[\w-]{20,}/,
  'password in a URL':
    /\bpostgres(?:ql)?:\/\/[\w.-]+:(?!\$|\.\.\.|password)[^\s@#/'"`<>:{}[\]|]{8,}@/i,
}
/** A JWT whose payload names the role `service_role` passes every row policy. */
const JWT = /\beyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{20,}/g

/** Names the kinds of secrets in a text; their letters would end up in logs. */
function findSecrets(text: string): string[] {
  const kinds = Object.keys(shapes).filter((kind) => shapes[kind]?.test(text))
  const payloads = [...text.matchAll(JWT)].map(([, payload = '']) =>
    Buffer.from(payload, 'base64url').toString(),
  )
  const isService = payloads.some((payload) => /service_role|supabase_admin/.test(payload))
  return isService ? [...kinds, 'service_role token'] : kinds
}

test.skipIf(!existsSync('.git'))('no committed file holds a secret (threat 40)', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file))
  const forSecrets =
    /(?:^|\/)(?:\.env(?!\.example$)(?:\..+)?|\.npmrc|\.pgpass|id_(?:rsa|ed25519)|.+\.(?:pem|p12|pfx|key))$/
  expect(files.filter((file) => forSecrets.test(file))).toEqual([])
  const texts = files.filter((file) => !/\.(?:png|jpe?g|webp|gif|woff2?|br|ico)$/.test(file))
  expect(texts.length).toBeGreaterThan(1000)
  const found = texts.flatMap((file) =>
    findSecrets(readFileSync(file, 'utf8')).map((kind) => `${file}: ${kind}`),
  )
  expect(found).toEqual([])
})

// Put together here, so that this file holds no secret.
const random = 'k3Xw9QzR7bTfV1mYc8HpLd5NsJg2AuEo4iZ6qKtB0'
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = (role: string) => [encode({ alg: 'HS256' }), encode({ role }), random].join('.')

test.for([
  [['private key'], ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
  [['GitHub token'], `ghp_${random}`],
  [['password in a URL'], `postgres://postgres:${random}@db.example.org/x`],
  [['service_role token'], jwt('service_role')],
  [[], jwt('anon')],
  [[], 'sb_publishable_of_the_test postgres://postgres@127.0.0.1/x'],
] as const)('finds %j (threat 40)', ([kinds, text]) => {
  expect(findSecrets(`one\n${text}\ntwo`)).toEqual(kinds)
})
