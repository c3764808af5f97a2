import '#ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { createContentStore } from '#db/content.ts'
import { endpointOf } from '#remote/endpoint.ts'
import { applyCachedTheme } from '#theme/cached-theme.ts'
import { setPictureBase } from '#ui/picture-base.ts'

import { App } from './app.tsx'
import { whenQuiet } from './when-quiet.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element')

const endpoint = endpointOf(document)
const content = createContentStore({ offline: !navigator.onLine })
setPictureBase(endpoint.url)
applyCachedTheme()

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App content={content} endpoint={endpoint} />
    </BrowserRouter>
  </StrictMode>,
)

// Dexie comes after the first paint: a page without content shows its frame meanwhile.
void import('./public-content.ts').then(({ keepContent }) => keepContent(content, endpoint))
whenQuiet(() => import('./updates.ts').then(({ watchForUpdates }) => watchForUpdates()))
