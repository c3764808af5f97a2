// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { ContentContext, createContentStore } from '#db/content.ts'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { SiteRoutes } from './routes.tsx'
import {
  contact,
  contentWith,
  doctor,
  illness,
  profile,
  service,
  testimonial,
  themed,
} from './testing/content.ts'

const content = contentWith({
  ...themed({ layoutStyle: 'modern' }),
  hospital_profile: profile({
    about_text: 'About',
    banner_image: '/b.webp',
    logo_image: '/l.webp',
  }),
  contact_information: contact({ phone_numbers: ['+91 1234'] }),
  doctors: [doctor({ name: 'Dr Rao', expertise_details: 'a'.repeat(200) })],
  services: [service({ service_name: 'Sleep Studies' })],
  testimonials: [testimonial({ patient_name: 'Padma' })],
  health_library_illnesses: [illness({ illness_name: 'Tremor', slug: 'tremor' })],
})

const pages = [
  ['/', 'Vennela Clinic'],
  ['/doctors', 'Dr Rao'],
  ['/services', 'Sleep Studies'],
  ['/testimonials', 'Padma'],
  ['/contact', '+91 1234'],
  ['/health-library', 'Tremor'],
  ['/health-library/tremor', 'Uncategorized'],
] as const

test.for(pages)(
  '%s can be drawn without a browser, and needs no style attribute',
  ([path, text]) => {
    expect(typeof window).toBe('undefined')
    const html = renderToString(
      <ContentContext value={createContentStore({ content })}>
        <ThemeProvider>
          <StaticRouter location={path}>
            <SiteRoutes />
          </StaticRouter>
        </ThemeProvider>
      </ContentContext>,
    )
    expect(html).toContain(text)
    expect(html).toContain('<h1')
    // The content security policy refuses both (design/security.md, B4).
    expect(html).not.toMatch(/\sstyle=|<style/)
  },
)
