import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')

const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
const image: unknown = JSON.parse(/^CMD (.+)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? 'null')

test.each([
  ['as a service', /^ExecStart=\/usr\/bin\/(.+)$/m.exec(read('deploy/nadi.service'))?.[1]],
  ['in an image', Array.isArray(image) && image.join(' ')],
])('the server is started %s as by npm start', (_, command) => {
  expect(command).toBe(scripts.start)
})
