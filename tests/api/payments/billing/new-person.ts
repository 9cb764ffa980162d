import { randomUUID } from 'node:crypto'
import { ok } from '../../../setup/api'
import { DUMMY_TOKEN } from '../../../simulators/captcha/start'

export type Person = { id: number; email: string; token: string }

/** A person signed up for one test, so that nobody else's records stand in the way. */
export async function newPerson(url: string, userType: 'customer' | 'seller' = 'customer'): Promise<Person> {
  const email = `person-${randomUUID()}@stackyard.test`
  const body = {
    email,
    password: 'Correct-horse-7',
    firstName: 'Robin',
    lastName: 'Reyes',
    userType,
    captchaToken: DUMMY_TOKEN,
    ...(userType === 'seller' && { serviceType: 'warehouse', company: 'Reyes Storage' }),
  }
  const { user, token } = await ok<{ user: { id: number }; token: string }>(url, 'POST', '/auth/signup', { body })
  return { id: user.id, email, token }
}
