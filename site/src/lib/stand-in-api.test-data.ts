import type { SessionUser } from '@stackyard/shared/schema/user'
import { vi } from 'vitest'

type Asked = { path: string; query: Record<string, string> }

/** Stands in for the API's lists: `answer` gives what a call finds, or throws. Every call is noted. */
export function standInApi(answer: (asked: Asked) => readonly unknown[] | Promise<readonly unknown[]>): Asked[] {
  const calls: Asked[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const asked = { path: pathname.replace(/^\/api/, ''), query: Object.fromEntries(searchParams) }
    calls.push(asked)
    const results = await answer(asked)
    return Response.json({ success: true, statusCode: 200, isError: false, results, total: results.length })
  })
  return calls
}

export const isAdCall = ({ path }: Asked): boolean => path === '/campaign/ads'

/** Somebody is signed in in this browser. */
export function signIn(userType: SessionUser['userType']): void {
  localStorage.setItem('token', 'any')
  localStorage.setItem('user', JSON.stringify({ id: 1, email: 'somebody@stackyard.test', userType }))
}
