// The first script of every page, in the oldest form of script that knows modules, so that no
// browser below the floor (S-79) stumbles over the app's: there the page stays as it was drawn.
const app = document.querySelector<HTMLLinkElement>('link#app')
if (app && 'hasOwn' in Object) {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = app.href
  document.head.appendChild(script)
} else if (app) {
  const loading = document.querySelector('#root > [role="status"]:only-child')
  if (loading) {
    loading.textContent = 'This browser is too old for this page. Please update it.'
  }
}
