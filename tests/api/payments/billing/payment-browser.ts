import { ok } from '../../../setup/api'

/** What the browser does at the payment provider with the publishable key, never passing the product's server. */
async function post<T>(simUrl: string, path: string, fields: Record<string, string>): Promise<T> {
  const reply = await fetch(`${simUrl}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_stackyard' },
    body: new URLSearchParams(fields),
  })
  const body = (await reply.json()) as T & { error?: { message: string } }
  if (!reply.ok) throw new Error(`${path}: ${body.error?.message}`)
  return body
}

/** A card typed into the provider's field: its token. */
export async function cardToken(simUrl: string, number = '4242424242424242'): Promise<string> {
  const fields = { 'card[number]': number, 'card[exp_month]': '8', 'card[exp_year]': '2031', 'card[cvc]': '123' }
  return (await post<{ id: string }>(simUrl, '/v1/tokens', fields)).id
}

/** Has the provider ask the bank about a card that is to be used later; the bank asks its holder. */
export async function confirmSetup(simUrl: string, clientSecret: string): Promise<void> {
  await post(simUrl, `/v1/setup_intents/${clientSecret.split('_secret_')[0]}/confirm`, { client_secret: clientSecret })
}

/** What the customer answers when the bank asks. @throws Error with the bank's sentence when that is no. */
export async function answerChallenge(simUrl: string, clientSecret: string, passed: boolean): Promise<void> {
  const id = clientSecret.split('_secret_')[0]
  await post(simUrl, `/v3/authenticate/${id}`, { client_secret: clientSecret, passed: String(passed) })
}

const holder = { name: 'Robin Reyes', email: 'robin@stackyard.test' }

type Stack = { url: string; simUrl: string }
type Setup = { id: string; status: string }

async function begin({ url }: Stack, token: string): Promise<{ id: string; client_secret: string }> {
  const { clientSecret } = await ok<{ clientSecret: string }>(url, 'POST', '/user/ach/setup-intent', { token })
  return { id: clientSecret.split('_secret_')[0] ?? '', client_secret: clientSecret }
}

/** A bank account chosen in the provider's dialog and, unless told not to, confirmed: the setup's id. */
export async function connectBank(stack: Stack, token: string, isConfirmed = true): Promise<string> {
  const { id, client_secret } = await begin(stack, token)
  const account_number = '000123456789'
  const collected = await post<Setup>(stack.simUrl, `/v3/collect/${id}`, { client_secret, account_number, ...holder })
  if (!isConfirmed) return collected.id
  return (await post<Setup>(stack.simUrl, `/v1/setup_intents/${id}/confirm`, { client_secret })).id
}

/** A bank account entered by its numbers in the provider's dialog, which small deposits have yet to prove. */
export async function beginBankProof(
  stack: Stack,
  token: string,
  microdeposit_type: 'amounts' | 'descriptor_code' = 'amounts',
): Promise<{ id: string; prove: () => Promise<unknown>; lose: () => Promise<unknown> }> {
  const { id, client_secret } = await begin(stack, token)
  const numbers = { account_number: '000123456789', routing_number: '110000000', microdeposit_type }
  await post(stack.simUrl, `/v3/collect/${id}`, { client_secret, ...numbers, ...holder })
  await post(stack.simUrl, `/v1/setup_intents/${id}/confirm`, { client_secret })
  const answer = (one: string, other: string) =>
    post(stack.simUrl, `/v1/setup_intents/${id}/verify_microdeposits`, {
      'amounts[0]': one,
      'amounts[1]': other,
      client_secret,
    })
  return { id, prove: () => answer('32', '45'), lose: () => answer('10', '11').catch(() => undefined) }
}

/** The form beside the provider's dialog, as the app sends it. */
export const achForm = (achToken: string, isPrimary = false) => ({
  achToken,
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountName: 'Reyes Storage',
  accountHolderType: 'company',
  email: 'robin@stackyard.test',
  isPrimary,
})

export const billingForm = (fullName = 'Robin Reyes', isPrimary = false) => ({
  fullName,
  phoneNumber: '555-010-0000',
  email: 'robin@stackyard.test',
  address: { street1: '1 Dock Street', street2: '', city: 'Memphis', state: 'TN', zipCode: '38103', country: 'US' },
  isPrimary,
})
