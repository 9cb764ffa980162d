import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { currentCluster } from './cluster.ts'
import { anyAddress } from './address.ts'

/** The demo accounts, by the name the tests call them. */
export const ACTORS = {
  customer: 'customer@stackyard.test',
  customer2: 'customer2@stackyard.test',
  seller: 'seller@stackyard.test',
  seller2: 'seller2@stackyard.test',
  manager: 'manager@stackyard.test',
  editor: 'editor@stackyard.test',
  admin: 'admin@stackyard.test',
} as const

export type Actor = keyof typeof ACTORS

export const PASSWORD = 'Stackyard-2026'

export type SignedIn = {
  token: string
  refreshToken: string
  expiresAt: string
  user: { id: number; userType: string }
}

/** Signs in with any email and password. @throws Error with the server's message when refused. */
export async function signInWith(url: string, email: string, password: string): Promise<SignedIn> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
    body: JSON.stringify({ email, password }),
  })
  const reply = (await response.json()) as { success: boolean; message: string; results: SignedIn }
  if (!reply.success) throw new Error(`${email} could not sign in: ${response.status} ${reply.message}`)
  return reply.results
}

const alive = new Set<string>()

/** Whether a kept session is one of this very stack: a port may have served another before. Asked once a process. */
async function isAlive(url: string, name: string, token: string): Promise<boolean> {
  if (alive.has(name)) return true
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': anyAddress() }
  const reply = await fetch(`${url}/api/user/profile/`, { headers })
  await reply.arrayBuffer()
  if (reply.status === 401) return false
  alive.add(name)
  return true
}

/**
 * A demo account's session on a stack. Sessions are kept for the run in a file beside the stacks, so that every test
 * file does not sign in anew; a session with less than five minutes left is renewed.
 */
export async function signIn(url: string, actor: Actor): Promise<SignedIn> {
  const name = createHash('sha1').update(`${url} ${actor}`).digest('hex').slice(0, 16)
  const file = join(currentCluster().folder, `session-${name}.json`)
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as SignedIn
    if (Date.parse(kept.expiresAt) - Date.now() > 300_000 && (await isAlive(url, name, kept.token))) return kept
  }
  const session = await signInWith(url, ACTORS[actor], PASSWORD)
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(session))
  renameSync(`${file}.${process.pid}`, file)
  return session
}

/** The Bearer token of a demo account. */
export const tokenOf = async (url: string, actor: Actor): Promise<string> => (await signIn(url, actor)).token
