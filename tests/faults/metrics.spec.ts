import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyFreePort, startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy')

let stack: Stack
let metricsUrl: string
beforeAll(async () => {
  const port = await anyFreePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  stack = await startStack({ env: { METRICS_PORT: String(port) } })
})
afterAll(() => stack.stop())

const scrape = async (): Promise<string> => (await fetch(metricsUrl)).text()

/** Lines of the exposition format as a map from name and labels to the value. */
const valuesOf = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )

/** Names of metrics in a file of rules or of a dashboard. */
const namesIn = (file: string): string[] => {
  const text = readFileSync(join(DEPLOY, file), 'utf8')
  return [...new Set(text.match(/\b(?:stackyard|nodejs|process)_[a-z0-9_]+/g))].toSorted()
}

describe('metrics', () => {
  it('counts requests by route and status, however they are answered', async () => {
    for (const path of ['/api/warehouse/4711', '/api/health/live', '/api/nowhere/1', '/api/user/profile/'])
      await fetch(stack.url + path)
    const values = valuesOf(await scrape())
    const countOf = (labels: string) => values.get(`stackyard_http_request_duration_seconds_count{${labels}}`)
    expect(countOf('method="GET",route="/api/warehouse/{id}",status="404"')).toBe(1)
    expect(countOf('method="GET",route="/api/*",status="404"')).toBe(1)
    expect(countOf('method="GET",route="/api/user/profile",status="401"')).toBe(1)
    expect([...values.keys()].filter((key) => key.includes('4711'))).toEqual([])
  })

  it('says what waits, what was given up and when scheduled jobs last succeeded', async () => {
    await stack.pool.query(`insert into market.webhook_inbox (event_id, type, object_id, received_at)
      values ('evt_waits', 'x', '', now() - interval '7 minutes')`)
    await stack.pool.query('select market.note_backup()')
    await stack.pool.query(`select graphile_worker.add_job('reconcile-orders')`)
    const values = await eventually('a run of the reconciler', 60_000, async () => {
      const read = valuesOf(await scrape())
      return read.has('stackyard_job_success_age_seconds{job="reconcile-orders"}') ? read : undefined
    })
    expect(values.get('stackyard_database_up')).toBe(1)
    expect(values.get('stackyard_queue_waiting{queue="webhooks"}')).toBe(1)
    expect(values.get('stackyard_queue_oldest_seconds{queue="webhooks"}')).toBeGreaterThan(400)
    expect(values.get('stackyard_job_success_age_seconds{job="backup"}')).toBeLessThan(120)
    await stack.pool.query(`delete from market.webhook_inbox where event_id = 'evt_waits'`)
  })

  it.each(['alerts.yml', 'dashboard.json'])('prints every metric that deploy/%s asks for', async (file) => {
    await stack.pool.query(`insert into market.money_report (checked, violations) values (0, '[]')`)
    const printed = new Set([...valuesOf(await scrape()).keys()].map((key) => key.split('{')[0]))
    const asked = namesIn(file)
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((name) => !printed.has(name))).toEqual([])
  })

  it('is not served on the port of the site', async () => {
    expect(await (await fetch(`${stack.url}/metrics`)).text()).not.toContain('stackyard_')
  })
})
