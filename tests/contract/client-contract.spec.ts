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

const toFile = (name: string, router: object) =>
  `/** Written by tests/contract/client-contract.spec.ts from the contract; never by hand. */\nexport const ${name} = ${JSON.stringify(toRoutes(router), null, 2)}\n`

/** What the app alone calls is no weight on the pages of the site. */
const isOfApp = (group: string): boolean =>
  group.startsWith('admin') ||
  group.startsWith('own') ||
  [
    'amendment',
    'arrival',
    'campaign',
    'chat',
    'contentDraft',
    'desk',
    'installment',
    'letter',
    'merchant',
    'savedSearch',
    'shortlist',
    'sourcing',
    'space',
    'supply',
    'wallet',
  ].includes(group)

/** `npm test -- -u` writes the files anew after a change of the contract. */
it('the browser clients carry the contract’s routes, and nothing else of it', async () => {
  const groups = Object.entries(minifyContractRouter(contract)) as [string, object][]
  const everywhere = groups.filter(([name]) => !isOfApp(name))
  const ofApp = groups.filter(([name]) => isOfApp(name))
  await expect(toFile('clientContract', Object.fromEntries(everywhere))).toMatchFileSnapshot(
    '../../shared/src/contract/client-contract.gen.ts',
  )
  await expect(toFile('appContract', Object.fromEntries(ofApp))).toMatchFileSnapshot(
    '../../shared/src/contract/app-contract.gen.ts',
  )
})
