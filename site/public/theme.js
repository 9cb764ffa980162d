// Before the first paint; the app keeps the same keys.
{
  const { dataset } = document.documentElement
  dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (location.search) dataset.asked = ''
  try {
    if (localStorage.getItem('token')) dataset.session = 'in'
    const { mode } = JSON.parse(localStorage.getItem('appearance') || '{}')
    if (/^(dark|light)$/.test(mode)) dataset.theme = mode
  } catch {}
}
