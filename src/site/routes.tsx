import { Route, Routes } from 'react-router-dom'

import { ContactPage } from './contact/contact-page.tsx'
import { DoctorsPage } from './doctors/doctors-page.tsx'
import { SiteLayout } from './frame/site-layout.tsx'
import { HomePage } from './home/home-page.tsx'
import { HealthLibraryPage } from './library/health-library-page.tsx'
import { IllnessPage } from './library/illness/illness-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { ServicesPage } from './services/services-page.tsx'
import { TestimonialsPage } from './testimonials/testimonials-page.tsx'

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
