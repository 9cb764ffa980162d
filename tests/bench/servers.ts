import { join } from 'node:path'
import { buildServer, SERVER_FLAGS } from '../../cms/start/build-server.ts'
import { startChild, whenReady, type Child } from '../../cms/start/processes.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Starts a program of the tree, after the modules of `preloads`, and waits until it says that it is ready. */
export async function startServer(
  file: string,
  env: Record<string, string>,
  flags: string[] = [],
  preloads: string[] = [],
): Promise<Child> {
  const imports = ['tsx', ...preloads].flatMap((name) => ['--import', name])
  const child = startChild([...imports, join(ROOT, file), ...flags], { cwd: ROOT, env })
  await whenReady(child, file)
  return child
}

/** Starts the server as users run it, from its build, and waits until it says that it is ready. */
export async function startBuiltServer(env: Record<string, string>): Promise<Child> {
  const child = startChild([...SERVER_FLAGS, await buildServer()], { cwd: ROOT, env })
  await whenReady(child, 'the server')
  return child
}

/** A session of Payload's own REST, as an editor's browser has it. */
export async function panelCookie(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  if (answer.status !== 200)
    throw new Error(`Payload's REST answered ${answer.status} to the sign-in: build the panel with npm run build`)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
