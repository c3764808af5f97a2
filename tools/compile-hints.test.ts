import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

import { compileHints } from './compile-hints.ts'

/** Builds a script with a chunk of each of these names. */
async function buildChunks(names: readonly string[]): Promise<Rolldown.RolldownOutput> {
  const root = await mkdtemp(join(tmpdir(), 'nadi-hints-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const input: Record<string, string> = {}
  for (const name of names) {
    input[name] = join(root, `${name}.js`)
    await writeFile(input[name], `export const ${name} = '${name}'`)
  }
  return (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHints()],
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
}

test('the chunks of every first visit begin with the hint to compile them early', async () => {
  const { output } = await buildChunks(['libraries', 'index', 'pull', 'other'])
  const hinted = output.flatMap((file) =>
    file.type === 'chunk' && file.code.startsWith('//# allFunctionsCalledOnLoad\n')
      ? [file.name]
      : [],
  )
  expect(hinted.toSorted()).toEqual(['index', 'libraries', 'pull'])
})

test('a build without a chunk that the compile hints name fails and says which', async () => {
  await expect(buildChunks(['libraries', 'index'])).rejects.toThrow(
    'No script is called pull any more: see tools/compile-hints.ts',
  )
})
