// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { createContent, illness } from '../../testing/sample-content.ts'
import { listHeadings, renderSite } from '../../testing/site.tsx'

const openCalled = (path: string, names: string[]) =>
  renderSite(
    path,
    createContent({
      health_library_illnesses: [
        illness({ illness_name: 'Tremor', slug: 'tremor', also_called: names }),
      ],
    }),
  )

test("an illness's page shows six of its names, those in the reader’s language first", () => {
  const names = ['ET', 'cheti vanuku', 'చేతి వణుకు', 'हाथ कांपना', 'ہاتھ کانپنا', 'ET', 'Shaky hands']
  const { main } = openCalled('/health-library/tremor', [...names, 'never shown', 'రెండో పేరు'])
  const line = main.getByText('Also called', { exact: false })
  expect(line.textContent).toBe(
    'Also called: ET, cheti vanuku, Shaky hands, never shown, చేతి వణుకు, हाथ कांपना',
  )
  expect(within(line).getByText('చేతి వణుకు').lang).toBe('te')
  cleanup()
  const { main: telugu } = openCalled('/te/health-library/tremor', names)
  const listedNames = [...(telugu.getByText('ET').parentElement?.querySelectorAll('bdi') ?? [])]
  expect(listedNames.map((name) => [name.textContent, name.lang])).toEqual([
    ['చేతి వణుకు', ''],
    ['ET', 'en'],
    ['cheti vanuku', 'en'],
    ['हाथ कांपना', 'hi'],
    ['ہاتھ کانپنا', 'ur'],
    ['Shaky hands', 'en'],
  ])
  cleanup()
  const { main: without } = openCalled('/health-library/tremor', [])
  expect(listHeadings(1)).toEqual(['Tremor'])
  expect(without.queryByText('Also called', { exact: false })).toBeNull()
})
