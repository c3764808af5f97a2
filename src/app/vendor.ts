// What the app stands on is ready when its own file begins (vite.config.ts puts both in one).
export { createRoot, hydrateRoot } from 'react-dom/client'
