/* The browser side of the captcha simulator: the part of Turnstile's interface that the product uses. It checks nobody and
   passes everybody, after asking its own server for a token as the real one does. */
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const widgets = new Map()
  let count = 0

  async function solve(id) {
    const widget = widgets.get(id)
    if (!widget) return
    widget.label.textContent = 'Checking…'
    try {
      const response = await fetch(`${origin}/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sitekey: widget.options.sitekey }),
      })
      if (!response.ok) throw new Error(String(response.status))
      const { token } = await response.json()
      if (widgets.get(id) !== widget) return
      widget.label.textContent = '✓ You are human (simulated check)'
      widget.options.callback?.(token)
    } catch {
      widget.label.textContent = 'The check did not work'
      widget.options['error-callback']?.('300030')
    }
  }

  window.turnstile = {
    render(target, options) {
      const id = `simulated-${++count}`
      const label = document.createElement('p')
      label.setAttribute('role', 'status')
      Object.assign(label.style, {
        border: '1px solid currentcolor',
        borderRadius: '6px',
        padding: '12px 16px',
        margin: '0',
        fontSize: '14px',
      })
      target.replaceChildren(label)
      widgets.set(id, { label, options })
      void solve(id)
      return id
    },
    reset: (id) => void solve(id),
    remove(id) {
      widgets.get(id)?.label.remove()
      widgets.delete(id)
    },
  }
})()
