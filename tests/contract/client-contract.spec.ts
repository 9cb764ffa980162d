import { minifyContractRouter } from '@orpc/contract'
import { contract } from '@stackyard/shared/contract/index'
import { expect, it } from 'vitest'

type Minified = { '~orpc'?: { route: { method: string; path: string }; errorMap: object; meta: object } }

/** Method and path are all that a client needs to call an endpoint. */
const toRoutes = (router: object): object =>
  Object.fromEntries(
    Object.entries(router).map(([name, value]: [string, Minified & object]) => {
      const stated = value['~orpc']
      if (!stated) return [name, toRoutes(value)]
      const { method, path } = stated.route
      return [name, `${method} ${path}`]
    }),
  )

/** `npm test -- -u` writes the file anew after a change of the contract. */
it('the browser clients carry the contract’s routes, and nothing else of it', async () => {
  const routes = JSON.stringify(toRoutes(minifyContractRouter(contract) as object), null, 2)
  const file = `/** Written by tests/contract/client-contract.spec.ts from the contract; never by hand. */\nexport const clientContract = ${routes}\n`
  await expect(file).toMatchFileSnapshot('../../shared/src/contract/client-contract.gen.ts')
})
