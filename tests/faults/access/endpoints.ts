import type { Audience, EndpointMeta } from '@stackyard/shared/contract/endpoint'
import { contract } from '@stackyard/shared/contract/index'
import type { z } from 'zod'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Endpoint = {
  name: string
  method: Method
  path: string
  audience: readonly Audience[]
  params: readonly string[]
  input: z.ZodType | undefined
}
type Stated = {
  '~orpc': { route: { method: Method; path: string }; meta: EndpointMeta; inputSchema?: z.ZodType }
}

/** Reads come first and deletions last, those of parts before those of wholes: each call meets its record. */
const ORDER: readonly Method[] = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE']
const depth = ({ path }: Endpoint): number => path.split('/').length

/** Whether everybody may call for it, visitors too. */
export const isPublic = ({ audience }: Endpoint): boolean => audience.includes('public')

/** The whole contract. */
export const endpoints: readonly Endpoint[] = Object.entries(contract)
  .flatMap(([group, stated]) =>
    Object.entries(stated as unknown as Record<string, Stated>).map(
      ([
        name,
        {
          '~orpc': { route, meta, inputSchema },
        },
      ]): Endpoint => ({
        name: `${group}.${name}`,
        ...route,
        audience: meta.audience,
        params: [...route.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? ''),
        input: inputSchema,
      }),
    ),
  )
  .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method) || depth(b) - depth(a))
