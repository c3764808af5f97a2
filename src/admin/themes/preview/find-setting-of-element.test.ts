// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'

import { defaultTheme } from '#theme/default-theme.ts'

import { findSettingOfElement } from './find-setting-of-element.ts'

const { light } = defaultTheme.colors

beforeEach(() => {
  document.body.innerHTML = `
    <main style="background-color: ${light.background.page}">
      <section id="hero" style="background-image: linear-gradient(red, blue)"><h1 id="title">Sleep</h1><i id="in-hero"></i></section>
      <p id="words" style="color: ${light.text.muted}">Open on Monday</p>
      <a id="call" style="background-color: ${light.semantic.success}"><b id="label">Call</b></a>
      <a id="now" aria-current="page" style="background-color: ${defaultTheme.layouts.navigation.activeBackground}">Home</a>
      <div id="empty"></div>
    </main>`
})

const pressed = (id: string) =>
  findSettingOfElement(document.getElementById(id) ?? document.body, defaultTheme, 'light')

test.for([
  ['title', 'typography.fontFamilies.heading'],
  ['in-hero', 'gradients.0.stops.0.color'],
  ['words', 'colors.light.text.muted'],
  ['call', 'colors.light.semantic.success'],
  ['label', 'colors.light.semantic.success'],
  ['now', 'layouts.navigation.activeBackground'],
  ['empty', 'colors.light.background.page'],
] as const)('a click on the part "%s" of the preview opens %s', ([id, path]) => {
  expect(pressed(id)).toBe(path)
})
