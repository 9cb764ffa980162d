/**
 * What the simulator's browser side shows: fields, dialogs and the choice of a bank account. Goes before stripe.js in the
 * script that is served. Styles go through CSSOM, for a strict CSP.
 */
'use strict'
window.stripeSimulatorViews = (() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { display: block; color: inherit; font: inherit; }
    .row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
    .wide { grid-column: 1 / -1; }
    label { display: block; font-size: 14px; margin-block-end: 4px; }
    input[type='text'] {
      box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; border-radius: 6px; font: inherit;
      font-variant-numeric: tabular-nums; color: inherit; background: transparent; border: 1px solid currentColor;
    }
    input:focus-visible, button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    input[aria-invalid='true'] { border-width: 2px; }
    .fault { min-height: 20px; margin: 6px 0 0; font-size: 14px; }
    dialog {
      box-sizing: border-box; width: min(420px, calc(100vw - 32px)); padding: 24px; border-radius: 12px;
      color-scheme: light; border: 1px solid #8291a5; background: #fff; color: #16202e; font: 16px/1.5 system-ui, sans-serif;
    }
    dialog::backdrop { background: rgb(10 18 30 / 55%); }
    h2 { font-size: 18px; line-height: 1.3; margin: 0 0 8px; }
    p { margin: 0 0 12px; }
    fieldset { border: 0; margin: 0 0 16px; padding: 0; }
    dialog { max-height: calc(100vh - 32px); overflow-y: auto; }
    dialog label { margin-block-start: 8px; }
    legend { padding: 0; margin-block-end: 4px; font-weight: 600; }
    .choice { display: flex; align-items: center; gap: 12px; min-height: 44px; font-size: 16px; margin: 0; }
    .choice input { width: 20px; height: 20px; margin: 0; accent-color: #274f80; }
    .actions { display: flex; gap: 12px; justify-content: flex-end; }
    button {
      min-height: 44px; padding: 8px 16px; border-radius: 6px; font: inherit; cursor: pointer;
      border: 1px solid #274f80; background: #fff; color: #274f80;
    }
    button.main { background: #274f80; color: #fff; }
  `)

  function node(tag, attributes = {}, ...children) {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }

  function shadowOf(host) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren()
    return root
  }

  function field(id, label, autocomplete, placeholder) {
    const input = node('input', {
      id,
      type: 'text',
      inputmode: 'numeric',
      autocomplete,
      placeholder,
      'aria-invalid': 'false',
    })
    return { input, box: node('div', {}, node('label', { for: id }, label), input) }
  }

  /** Asks in a modal dialog; the chosen button's value, or 'cancel' when closed. */
  function ask(title, ...content) {
    return askWith(() => true, title, ...content)
  }

  /** The same; a button that is not formnovalidate closes it only once `isFilled` says so. */
  function askWith(isFilled, title, ...content) {
    const host = node('div', { 'data-stripe-simulator': 'dialog' })
    const form = node('form', { method: 'dialog' }, node('h2', { id: 'title' }, title), ...content)
    const dialog = node('dialog', { 'aria-labelledby': 'title' }, form)
    form.addEventListener('submit', (event) => {
      if (!event.submitter?.formNoValidate && !isFilled()) event.preventDefault()
    })
    document.body.append(host)
    shadowOf(host).append(dialog)
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => {
        host.remove()
        resolve(dialog.returnValue || 'cancel')
      })
      dialog.showModal()
    })
  }

  function buttons(mainLabel, mainValue, otherLabel, otherValue) {
    return node(
      'div',
      { class: 'actions' },
      node('button', { value: otherValue, formnovalidate: '' }, otherLabel),
      node('button', { class: 'main', value: mainValue }, mainLabel),
    )
  }

  const accounts = [
    ['000123456789', 'Success, account ending in 6789'],
    ['000222222227', 'Insufficient funds, account ending in 2227'],
    ['000111111113', 'Closed account, account ending in 1113'],
  ]

  async function chooseAccount() {
    const choices = node('fieldset', {}, node('legend', {}, 'Account'))
    for (const [number, label] of accounts) {
      const radio = node('input', { type: 'radio', name: 'account', value: number })
      radio.checked = number === accounts[0][0]
      choices.append(node('label', { class: 'choice' }, radio, label))
    }
    const note = node('p', {}, 'Test mode: choose what the simulated bank will do.')
    const byHand = node('p', {}, node('button', { value: 'by-hand', formnovalidate: '' }, 'Enter account by hand'))
    const pressed = await ask(
      'Link your bank account',
      note,
      choices,
      byHand,
      buttons('Link account', 'link', 'Cancel', 'cancel'),
    )
    if (pressed === 'by-hand') return enterAccount()
    return pressed === 'link' ? { account_number: choices.querySelector('input:checked').value } : undefined
  }

  /** Whether nine digits are a routing number: weighted by 3, 7 and 1 they add up to a multiple of ten. */
  function isRouting(digits) {
    if (!/^\d{9}$/.test(digits)) return false
    return [...digits].reduce((sum, digit, at) => sum + [3, 7, 1][at % 3] * Number(digit), 0) % 10 === 0
  }

  const deposits = [
    ['amounts', 'Two deposits, of 32 and 45 cents'],
    ['descriptor_code', 'One deposit with the code SM11AA'],
  ]

  /** An account by its numbers; small deposits will have to prove it. */
  async function enterAccount() {
    const routing = field('bank-routing', 'Routing number', 'off', '110000000')
    const number = field('bank-account', 'Account number', 'off', '000123456789')
    const again = field('bank-account-again', 'Account number again', 'off', '000123456789')
    const fault = node('p', { class: 'fault', role: 'alert' })
    const kinds = node('fieldset', {}, node('legend', {}, 'Test mode: what the bank will show'))
    for (const [kind, label] of deposits) {
      const radio = node('input', { type: 'radio', name: 'deposits', value: kind })
      radio.checked = kind === deposits[0][0]
      kinds.append(node('label', { class: 'choice' }, radio, label))
    }
    const read = (each) => each.input.value.replace(/[\s-]/g, '')
    const checks = [
      [routing, () => isRouting(read(routing)), 'This is not the routing number of a bank: check its nine digits.'],
      [number, () => /^\d{4,17}$/.test(read(number)), 'An account number has 4 to 17 digits.'],
      [again, () => read(again) === read(number), 'The two account numbers differ.'],
    ]
    const isFilled = () => {
      const wrong = checks.find(([, isRight]) => !isRight())
      for (const [each] of checks) each.input.setAttribute('aria-invalid', String(each === wrong?.[0]))
      fault.textContent = wrong?.[2] ?? ''
      wrong?.[0].input.focus()
      return !wrong
    }
    const pressed = await askWith(
      isFilled,
      'Enter your bank account',
      node(
        'p',
        {},
        'Small deposits arrive in 1 to 2 business days. You confirm them to prove that the account is yours.',
      ),
      routing.box,
      number.box,
      again.box,
      fault,
      kinds,
      buttons('Continue', 'enter', 'Cancel', 'cancel'),
    )
    if (pressed !== 'enter') return undefined
    const microdeposit_type = kinds.querySelector('input:checked').value
    return { account_number: read(number), routing_number: read(routing), microdeposit_type }
  }

  return { node, shadowOf, field, ask, buttons, chooseAccount }
})()
