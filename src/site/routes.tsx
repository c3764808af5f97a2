import { Navigate, Route, Routes } from 'react-router-dom'

import { useContent } from '#db/content.ts'
import { getEmergencyPath, getIllnessPath, paths } from '#model/paths/public-paths.ts'

import { EmergencyPage } from './emergency/emergency-page.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { IllnessPage } from './library/illness/illness-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { pages, type PublicPage } from './pages.ts'

/** The routes of the public site. Every page is a pure function of the content and the URL. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {Object.values(pages).map((page) => (
          <Route key={page.path} path={page.path} caseSensitive element={<WhileOpen {...page} />} />
        ))}
        <Route path={getIllnessPath(':slug')} caseSensitive element={<IllnessPage />} />
        <Route path={getEmergencyPath(':slug')} caseSensitive element={<EmergencyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}

function WhileOpen({ Component, isOpen = always }: PublicPage) {
  return useContent(isOpen) ? <Component /> : <Navigate to={paths.home} replace />
}

const always = () => true
