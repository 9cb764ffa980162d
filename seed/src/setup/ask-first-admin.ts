import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { FirstAdmin } from '@stackyard/shared/schema/account'

/** The first admin by environment variables. */
export const ADMIN_VARIABLES = {
  email: 'ADMIN_EMAIL',
  password: 'ADMIN_PASSWORD',
  firstName: 'ADMIN_FIRST_NAME',
  lastName: 'ADMIN_LAST_NAME',
} as const

type Field = keyof typeof ADMIN_VARIABLES
const QUESTIONS: readonly (readonly [Field, string])[] = [
  ['email', 'Email address of the first admin: '],
  ['firstName', 'First name: '],
  ['lastName', 'Last name: '],
  ['password', 'Password (10 characters or more, not shown): '],
]

/**
 * The first admin: by the environment, and what is missing there by questions on the terminal.
 * @throws Error that names what is missing or wrong
 */
export async function askFirstAdmin(source: Record<string, string | undefined>): Promise<FirstAdmin> {
  const given = Object.fromEntries(
    Object.entries(ADMIN_VARIABLES).map(([field, variable]) => [field, source[variable] || undefined]),
  ) as Partial<Record<Field, string>>
  const answers = process.stdin.isTTY ? { ...given, ...(await ask(given)) } : given
  const parsed = FirstAdmin.safeParse(answers)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => `  ${ADMIN_VARIABLES[path[0] as Field]}: ${message}`)
  throw new Error(`The first admin is missing:\n${lines.join('\n')}`)
}

/** Asks for what is not given. What is typed as a password is not echoed. */
async function ask(given: Partial<Record<Field, string>>): Promise<Partial<Record<Field, string>>> {
  let isMuted = false
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  const answers: Partial<Record<Field, string>> = {}
  for (const [field, question] of QUESTIONS) {
    if (given[field] !== undefined) continue
    const answer = terminal.question(question)
    isMuted = field === 'password'
    answers[field] = await answer
    isMuted = false
  }
  terminal.close()
  process.stdout.write('\n')
  return answers
}
