import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { NODE_LINES } from './node-lines.ts'

const read = (file: string): string => readFileSync(file, 'utf8')

const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
const image: unknown = JSON.parse(/^CMD (.+)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? 'null')

test.each([
  ['as a service', /^ExecStart=\/usr\/bin\/(.+)$/m.exec(read('deploy/nadi.service'))?.[1]],
  ['in an image', Array.isArray(image) && image.join(' ')],
])('the server starts %s with the command of npm start', (_, command) => {
  expect(command).toBe(scripts.start)
})

test('package.json and README name the Node lines of the full suite', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const majors = engines.node.split(' || ').map((range) => /^\^(\d+)\./.exec(range)?.[1])
  expect(majors).toEqual(NODE_LINES.map((line) => line.split('.')[0]))
  expect(read('README.md')).toContain(
    `Node ${NODE_LINES.slice(0, -1).join(', ')} or ${NODE_LINES.at(-1)}`,
  )
})

test.each(['docs/deploy.md', 'docs/operations.md', 'deploy/Dockerfile'])(
  'every npm prune in %s leaves package-lock.json, which older versions of npm would rewrite',
  (file) => {
    const commands = read(file).match(/npm prune.*/g) ?? []
    expect(commands).not.toEqual([])
    expect(commands.filter((command) => !command.includes(' --no-save'))).toEqual([])
  },
)
