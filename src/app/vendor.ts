// The vendor chunk (vite.config.ts): libraries that must be ready when the app's own file starts.
export { createRoot, hydrateRoot } from 'react-dom/client'
