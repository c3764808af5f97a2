// Libraries that must be ready when the app's own file starts (vite.config.ts bundles them).
export { createRoot, hydrateRoot } from 'react-dom/client'
