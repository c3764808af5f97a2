import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The commands of the guide for a server of one's own, as they are typed. */
async function readCommands(): Promise<string[]> {
  const guide = await readFile(join(ROOT, 'docs/deploy.md'), 'utf8')
  const [, chapter = ''] = guide.split('\n## A server of your own\n')
  const [steps = ''] = chapter.split('\n### ')
  return [...steps.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  )
}

test('an operator puts their own name into one line of the guide', async () => {
  const commands = await readCommands()
  const named = commands.filter((line) => /example|YOUR|<(?!the address of this)/.test(line))
  expect(named).toEqual([
    'NAME=clinic.example',
    // What is replaced in the file.
    expect.stringMatching(
      /^sed "s\/clinic\\.example\/\$\{NAME:\?\}\/" deploy\/proxy\.nginx\.conf > /,
    ),
  ])
})

test('the commands of the guide write that name into the settings and the proxy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-name-'))
  const lines = (await readCommands()).filter((line) => /^(NAME=|sed |echo "SITE_URL)/.test(line))
  const typed = lines
    .join('\n')
    .replace('NAME=clinic.example', 'NAME=neuro.test')
    .replaceAll(/> \S*\/(\S+)/g, `> ${folder}/$1`)
  execFileSync('bash', ['-ec', typed], { cwd: ROOT })
  expect(await readFile(join(folder, 'nadi.env'), 'utf8')).toBe('SITE_URL=https://neuro.test\n')
  const proxy = await readFile(join(folder, 'nadi'), 'utf8')
  expect(proxy).toMatch(/^ {4}server_name neuro\.test;$/m)
  await rm(folder, { recursive: true })
})
