// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { resolvePictureUrl, setPictureBaseUrl } from './picture-base.ts'
import { Picture } from './picture.tsx'

afterEach(() => {
  setPictureBaseUrl('')
})

const OURS = '/storage/v1/object/public/doctors/rao.webp'

test('a picture loads when it comes near the viewport, and one at the top at once', () => {
  render(
    <>
      <Picture address="/a.webp" alt="Below" />
      <Picture address="/b.webp" alt="Top" first />
    </>,
  )
  expect(screen.getByAltText('Below').getAttribute('loading')).toBe('lazy')
  expect(screen.getByAltText('Top').getAttribute('loading')).toBeNull()
})

test('a picture that fails to load is replaced by a placeholder, and a new URL is tried', () => {
  const { rerender } = render(<Picture address="/a.webp" alt="Dr Rao" placeholder="none" />)
  fireEvent.error(screen.getByAltText('Dr Rao'))
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Dr Rao' }).textContent).toBe('none')
  rerender(<Picture address="/b.webp" alt="Dr Rao" placeholder="none" />)
  expect(screen.getByAltText('Dr Rao').getAttribute('src')).toBe('/b.webp')
})

test("uploaded pictures come from the clinic's picture host", () => {
  expect(resolvePictureUrl(OURS)).toBe(OURS)
  setPictureBaseUrl('https://clinic.example/')
  expect(resolvePictureUrl(OURS)).toBe(`https://clinic.example${OURS}`)
  expect(resolvePictureUrl('/icon.svg')).toBe('/icon.svg')
  render(<Picture address={OURS} alt="Dr Rao" />)
  expect(screen.getByAltText('Dr Rao').getAttribute('crossorigin')).toBe('anonymous')
})

test.for([
  null,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '/\\evil.example',
])('nothing is requested for "%s"', (address) => {
  expect(resolvePictureUrl(address)).toBeNull()
})
