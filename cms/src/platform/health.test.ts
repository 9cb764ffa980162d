import { expect, it } from 'vitest'
import { healthRoute } from './health'

const pool = { query: () => Promise.resolve({ rows: [] }) } as unknown as Parameters<typeof healthRoute>[0]['pool']

it('is ready once panel and pages stand, and names what is still starting', async () => {
  const standing = { panel: false, pages: false }
  const { route } = healthRoute({ pool }, { panel: () => standing.panel, pages: () => standing.pages })
  const ask = async (path: string) => {
    const answer = await route.request(path)
    return [answer.status, await answer.json()]
  }
  expect(await ask('/ready')).toEqual([503, { ok: false, database: 'up', starting: ['panel', 'pages'] }])
  expect(await ask('/live')).toEqual([200, { ok: true }])
  standing.panel = true
  expect(await ask('/')).toEqual([503, { ok: false, database: 'up', starting: ['pages'] }])
  standing.pages = true
  expect(await ask('/ready')).toEqual([200, { ok: true, database: 'up' }])
})
