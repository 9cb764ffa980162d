/**
 * The browser's side of the simulator: `window.Stripe` as far as the product uses it. Served at /v3/, where Stripe serves
 * its own; card numbers go from here to the simulator and never to the product.
 */
'use strict'
{
  const origin = new URL(document.currentScript.src).origin
  const { node, shadowOf, field, ask, buttons, chooseAccount } = window.stripeSimulatorViews

  function flatten(value, prefix, into) {
    for (const [key, item] of Object.entries(value)) {
      const name = prefix ? `${prefix}[${key}]` : key
      if (item === undefined || item === null) continue
      if (typeof item === 'object') flatten(item, name, into)
      else into.append(name, String(item))
    }
    return into
  }

  /** One call with the publishable key: the object, or Stripe's error thrown. */
  async function call(key, method, path, params = {}) {
    const form = flatten(params, '', new URLSearchParams())
    const isGet = method === 'GET'
    let reply
    try {
      reply = await fetch(`${origin}${path}${isGet && form.size ? `?${form}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        ...(isGet ? {} : { body: form }),
      })
    } catch {
      throw { type: 'api_connection_error', message: 'The payment provider cannot be reached.' }
    }
    const body = await reply.json()
    if (!reply.ok) throw body.error
    return body
  }

  /** Stripe's methods never reject: they resolve with `{ error }`. */
  async function outcome(name, work) {
    try {
      return { [name]: await work() }
    } catch (error) {
      if (error instanceof Error) throw error
      return { error }
    }
  }

  const brands = [
    [/^4/, 'visa'],
    [/^(5[1-5]|2[2-7])/, 'mastercard'],
    [/^3[47]/, 'amex'],
  ]

  function brandOf(digits) {
    return brands.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown'
  }

  function groups(text) {
    return text
      .replace(/\D/g, '')
      .slice(0, 19)
      .replace(/(\d{4})(?=\d)/g, '$1 ')
  }

  function expiryText(text) {
    const digits = text.replace(/\D/g, '').slice(0, 4)
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
  }

  class CardElement extends EventTarget {
    #number = field('card-number', 'Card number', 'cc-number', '1234 1234 1234 1234')
    #expiry = field('card-expiry', 'Expiry date', 'cc-exp', 'MM / YY')
    #cvc = field('card-cvc', 'CVC', 'cc-csc', '123')
    #fault = node('p', { class: 'fault', role: 'alert' })
    #host = null

    constructor() {
      super()
      const shapes = [
        [this.#number, groups],
        [this.#expiry, expiryText],
        [this.#cvc, (text) => text.replace(/\D/g, '').slice(0, 4)],
      ]
      for (const [each, shape] of shapes)
        each.input.addEventListener('input', () => {
          each.input.value = shape(each.input.value)
          this.#changed()
        })
    }

    get #digits() {
      return this.#number.input.value.replace(/\D/g, '')
    }

    #changed() {
      const isComplete =
        this.#digits.length >= 13 && this.#expiry.input.value.length === 7 && this.#cvc.input.value.length >= 3
      this.show(undefined)
      this.#tell('change', {
        elementType: 'card',
        empty: !this.#digits && !this.#expiry.input.value && !this.#cvc.input.value,
        complete: isComplete,
        brand: brandOf(this.#digits),
        error: undefined,
      })
    }

    #tell(type, detail) {
      this.dispatchEvent(new CustomEvent(type, { detail }))
    }

    mount(target) {
      const host = typeof target === 'string' ? document.querySelector(target) : target
      if (!host) throw new Error('The element to mount to does not exist.')
      this.unmount()
      this.#host = node('div', { 'data-stripe-simulator': 'card' })
      const row = node('div', { class: 'row' })
      this.#number.box.className = 'wide'
      row.append(this.#number.box, this.#expiry.box, this.#cvc.box)
      shadowOf(this.#host).append(row, this.#fault)
      host.replaceChildren(this.#host)
      queueMicrotask(() => this.#tell('ready', { elementType: 'card' }))
    }

    unmount() {
      this.#host?.remove()
      this.#host = null
    }

    destroy() {
      this.unmount()
    }

    on(type, handler) {
      this.addEventListener(type, (event) => handler(event.detail))
      return this
    }

    off() {
      return this
    }

    update() {}

    focus() {
      this.#number.input.focus()
    }

    blur() {
      this.#number.input.blur()
    }

    clear() {
      for (const each of [this.#number, this.#expiry, this.#cvc]) each.input.value = ''
      this.#changed()
    }

    /** Shows the error at its field and in words; undefined clears it. */
    show(error) {
      this.#fault.textContent = error?.message ?? ''
      const wrong = {
        incorrect_number: this.#number,
        invalid_expiry_month: this.#expiry,
        invalid_expiry_year: this.#expiry,
        invalid_cvc: this.#cvc,
      }
      for (const each of [this.#number, this.#expiry, this.#cvc])
        each.input.setAttribute('aria-invalid', String(wrong[error?.code] === each))
    }

    /** The entered card, or a validation error thrown as Stripe words it. */
    read() {
      const [month = '', year = ''] = this.#expiry.input.value.split(' / ')
      const fault = (code, message) => ({ type: 'validation_error', code, message })
      if (this.#digits.length < 13) throw fault('incomplete_number', 'Your card number is incomplete.')
      if (year.length !== 2) throw fault('incomplete_expiry', "Your card's expiration date is incomplete.")
      if (this.#cvc.input.value.length < 3) throw fault('incomplete_cvc', "Your card's security code is incomplete.")
      return {
        number: this.#digits,
        exp_month: Number(month),
        exp_year: 2000 + Number(year),
        cvc: this.#cvc.input.value,
      }
    }
  }

  function idOf(clientSecret) {
    return String(clientSecret).split('_secret_')[0]
  }

  async function passChallenge(key, intent) {
    if (intent.next_action?.type !== 'use_stripe_sdk') return intent
    const text = 'Test mode: your bank asks you to confirm this card. Decide what it answers.'
    const pressed = await ask(
      '3-D Secure authentication',
      node('p', {}, text),
      buttons('Complete', 'complete', 'Fail', 'fail'),
    )
    const passed = pressed === 'complete'
    return call(key, 'POST', `/v3/authenticate/${intent.id}`, { client_secret: intent.client_secret, passed })
  }

  async function methodOf(key, given) {
    if (typeof given === 'string') return given
    const card = given.card instanceof CardElement ? given.card.read() : given.card
    const made = await call(key, 'POST', '/v1/payment_methods', {
      type: 'card',
      card,
      billing_details: given.billing_details,
    })
    return made.id
  }

  /** Confirms an intent, or, when the server has done so already, goes on with what the bank asks. */
  async function confirmCard(key, kind, clientSecret, data) {
    const path = `/v1/${kind}/${idOf(clientSecret)}`
    const asked = await call(key, 'GET', path, { client_secret: clientSecret })
    if (asked.status === 'requires_action') return passChallenge(key, asked)
    const method = data?.payment_method ? await methodOf(key, data.payment_method) : undefined
    const params = { client_secret: clientSecret, payment_method: method }
    return passChallenge(key, await call(key, 'POST', `${path}/confirm`, params))
  }

  window.Stripe = (key) => {
    if (!String(key).startsWith('pk_test_')) throw new Error('The simulator takes a publishable test key.')
    const fetchIntent = (kind, secret) => call(key, 'GET', `/v1/${kind}/${idOf(secret)}`, { client_secret: secret })
    return {
      elements() {
        const made = {}
        return {
          create(type) {
            if (type !== 'card') throw new Error(`The simulator has no element '${type}'.`)
            made[type] = new CardElement()
            return made[type]
          },
          getElement: (type) => made[type] ?? null,
        }
      },
      async createToken(element, data = {}) {
        const result = await outcome('token', () =>
          call(key, 'POST', '/v1/tokens', { card: { ...element.read(), ...data } }),
        )
        element.show(result.error)
        return result
      },
      confirmCardSetup: (secret, data) => outcome('setupIntent', () => confirmCard(key, 'setup_intents', secret, data)),
      confirmCardPayment: (secret, data) =>
        outcome('paymentIntent', () => confirmCard(key, 'payment_intents', secret, data)),
      collectBankAccountForSetup: ({ clientSecret, params }) =>
        outcome('setupIntent', async () => {
          const account = await chooseAccount()
          if (!account) return fetchIntent('setup_intents', clientSecret)
          const { name, email } = params?.payment_method_data?.billing_details ?? {}
          const form = { client_secret: clientSecret, ...account, name, email }
          return call(key, 'POST', `/v3/collect/${idOf(clientSecret)}`, form)
        }),
      confirmUsBankAccountSetup: (secret) =>
        outcome('setupIntent', () =>
          call(key, 'POST', `/v1/setup_intents/${idOf(secret)}/confirm`, { client_secret: secret }),
        ),
      retrieveSetupIntent: (secret) => outcome('setupIntent', () => fetchIntent('setup_intents', secret)),
      retrievePaymentIntent: (secret) => outcome('paymentIntent', () => fetchIntent('payment_intents', secret)),
    }
  }
  window.Stripe.version = 'simulator'
}
