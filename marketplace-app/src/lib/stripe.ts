/**
 * The part of the payment provider's browser library that the product uses. Typed here, since the library itself is
 * always fetched from the provider (or from its simulator) and never bundled.
 */
export type ProviderError = {
  message?: string
  code?: string
  type?: string
  payment_intent?: { status: string }
}

export type CardElementChange = { complete: boolean; empty: boolean; error?: ProviderError }

export type CardElement = {
  mount: (target: HTMLElement) => void
  unmount: () => void
  destroy: () => void
  on: (event: 'change' | 'ready' | 'focus' | 'blur', listener: (event: CardElementChange) => void) => void
  update: (options: Record<string, unknown>) => void
}

export type StripeElements = { create: (kind: 'card', options?: Record<string, unknown>) => CardElement }

export type SetupIntentResult = {
  setupIntent?: { id: string; status: string }
  error?: ProviderError
}

export type StripeClient = {
  elements: (options?: Record<string, unknown>) => StripeElements
  createToken: (
    element: CardElement,
    data: { name: string; currency: string },
  ) => Promise<{ token?: { id: string }; error?: ProviderError }>
  collectBankAccountForSetup: (options: {
    clientSecret: string
    params: {
      payment_method_type: 'us_bank_account'
      payment_method_data: { billing_details: { name: string; email: string } }
    }
  }) => Promise<SetupIntentResult>
  confirmUsBankAccountSetup: (clientSecret: string, data?: Record<string, unknown>) => Promise<SetupIntentResult>
  confirmCardSetup: (clientSecret: string) => Promise<SetupIntentResult>
  confirmCardPayment: (
    clientSecret: string,
  ) => Promise<{ paymentIntent?: { id: string; status: string }; error?: ProviderError }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeClient
  }
}

const clients = new Map<string, Promise<StripeClient>>()

const loadScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('PAYMENT_SCRIPT_UNREACHABLE'))
    }
    document.head.append(script)
  })

const makeClient = async (scriptUrl: string, publishableKey: string): Promise<StripeClient> => {
  if (!window.Stripe) await loadScript(scriptUrl)
  if (!window.Stripe) throw new Error('PAYMENT_SCRIPT_UNREACHABLE')
  return window.Stripe(publishableKey)
}

/**
 * The payment provider's client, loaded once a page and key. A failed load is forgotten, so that the next try starts
 * anew. Throws PAYMENT_SCRIPT_UNREACHABLE.
 */
export const loadStripe = (scriptUrl: string, publishableKey: string): Promise<StripeClient> => {
  const known = clients.get(publishableKey)
  if (known) return known
  const client = makeClient(scriptUrl, publishableKey).catch((error: unknown) => {
    clients.delete(publishableKey)
    throw error
  })
  clients.set(publishableKey, client)
  return client
}

/**
 * Runs what opens a window of the provider's own (bank sign-in, a bank's confirmation of a card) with our modal dialogs
 * out of the way: a modal would cover that window and keep it from taking input. They come back as they were.
 */
export const besideModals = async <T>(work: () => Promise<T>): Promise<T> => {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  for (const dialog of dialogs.toReversed()) dialog.close()
  try {
    return await work()
  } finally {
    for (const dialog of dialogs) if (dialog.isConnected && !dialog.open) dialog.showModal()
  }
}
