import type { PageData } from '@stackyard/shared/schema/page-data'

const METHODS = [
  'listing',
  'list',
  'first',
  'states',
  'firstOfStates',
  'cities',
  'featuredToday',
  'counts',
  'addresses',
] as const satisfies readonly (keyof PageData)[]

/** In development Astro runs beside the server and asks it over HTTP. */
export function remoteData(): PageData {
  const address = new URL('/page-data', process.env.FRONT_DOOR_URL ?? process.env.PUBLIC_URL ?? 'http://localhost:3000')
  const call =
    (method: keyof PageData) =>
    async (...parameters: unknown[]): Promise<unknown> => {
      const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ method, parameters }) })
      if (!answer.ok) throw new Error(`The server answered ${answer.status} to ${method}.`)
      return answer.json()
    }
  return Object.fromEntries(METHODS.map((method) => [method, call(method)])) as PageData
}
