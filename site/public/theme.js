// Runs before the first paint, so that neither theme, sign-in state nor cards nobody asked for flash. Shared keys: appearance.mode, token.
;(() => {
  const root = document.documentElement
  if (location.search) root.dataset.asked = ''
  try {
    const { mode } = JSON.parse(localStorage.getItem('appearance') || '{}')
    root.dataset.theme = mode === 'dark' ? 'dark' : 'light'
    if (localStorage.getItem('token')) root.dataset.session = 'in'
  } catch {
    root.dataset.theme = 'light'
  }
})()
