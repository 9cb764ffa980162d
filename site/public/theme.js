// Runs before the first paint, so that neither theme nor sign-in state flashes. Shared keys: appearance.mode, token.
;(() => {
  const root = document.documentElement
  try {
    const { mode } = JSON.parse(localStorage.getItem('appearance') || '{}')
    root.dataset.theme = mode === 'dark' ? 'dark' : 'light'
    if (localStorage.getItem('token')) root.dataset.session = 'in'
  } catch {
    root.dataset.theme = 'light'
  }
})()
