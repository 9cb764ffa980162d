// Before the first paint, so that nothing flashes; the app keeps the same keys.
{
  const { dataset } = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (location.search) dataset.asked = ''
  try {
    dataset.theme = JSON.parse(localStorage.getItem('appearance') || '{}').mode || system
    if (localStorage.getItem('token')) dataset.session = 'in'
  } catch {
    dataset.theme = system
  }
}
