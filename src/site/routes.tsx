import { Route, Routes } from 'react-router-dom'

import { ContactPage } from './contact-page.tsx'
import { DoctorsPage } from './doctors-page.tsx'
import { HealthLibraryPage } from './health-library-page.tsx'
import { HomePage } from './home-page.tsx'
import { IllnessPage } from './illness-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { ServicesPage } from './services-page.tsx'
import { SiteLayout } from './site-layout.tsx'
import { TestimonialsPage } from './testimonials-page.tsx'

/** Everything a visitor can open. Every page is a pure function of the content and the address. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<HomePage />} />
        <Route path="doctors" caseSensitive element={<DoctorsPage />} />
        <Route path="services" caseSensitive element={<ServicesPage />} />
        <Route path="health-library" caseSensitive element={<HealthLibraryPage />} />
        <Route path="health-library/:slug" caseSensitive element={<IllnessPage />} />
        <Route path="testimonials" caseSensitive element={<TestimonialsPage />} />
        <Route path="contact" caseSensitive element={<ContactPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
