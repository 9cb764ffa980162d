import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makePayable, payoutBecomes } from '../api/payments/payment/payout-calls'
import { orderIn } from '../api/reservations/transaction/order-in'
import { ACTORS, PASSWORD, signInWith } from '../setup/actors'
import { newBuyer, type Buyer } from '../setup/buyer'
import { currentCluster, setReachable } from '../setup/cluster'
import { control } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { moneyFaults } from './money'
import { areWaiting } from './race-market'

/** A queue keeps what a worker has locked for four hours; another worker has it long before. */
const SOON_MS = 60_000

let stack: Stack
let buyer: Buyer
beforeAll(async () => {
  stack = await startStack()
  const seller = await signInWith(stack.url, ACTORS.seller, PASSWORD)
  await makePayable(stack, seller.token, seller.user.id)
})
beforeEach(async () => {
  buyer = await newBuyer(stack)
})
afterAll(() => stack?.stop())

type Standing = { order: number; job: string; goOn(): Promise<unknown> }

/** A payout's job that stands at the provider, and the name under which its worker has locked it. */
async function jobAtProvider(): Promise<Standing & { worker: string }> {
  const order = await orderIn(stack.url, buyer, 'approved')
  const barrier = { id: randomUUID(), match: 'POST /v1/transfers', when: 'before' }
  await control(stack.simUrl, 'barrier', barrier)
  const { rows } = await stack.pool.query<{ id: string }>(
    `with due as (update market.payout set due_at = now(), next_try_at = now() - interval '1 second'
        where order_id = $1 returning id)
      select (graphile_worker.add_job('settle-payout', json_build_object('payoutId', due.id))).id::text from due`,
    [order],
  )
  const job = rows[0]?.id ?? ''
  await eventually('the job stands at the provider', SOON_MS, () => areWaiting(stack, barrier.id, 1))
  const { rows: locks } = await stack.pool.query<{ worker: string }>(
    'select locked_by as worker from graphile_worker._private_jobs where id = $1',
    [job],
  )
  return {
    order,
    job,
    worker: locks[0]?.worker ?? '',
    goOn: () => control(stack.simUrl, 'barrier/open', { id: barrier.id }),
  }
}

/** Done, not only tried: the queue has forgotten the job. */
const isDone = (job: string): Promise<true> =>
  eventually<true>(`job ${job} is done`, SOON_MS, async () => {
    const { rows } = await stack.pool.query(
      'select locked_by, attempts, last_error from graphile_worker._private_jobs where id = $1',
      [job],
    )
    if (rows[0]) throw new Error(JSON.stringify(rows[0]))
    return true
  })

it('the database goes while jobs run: the process stays, jobs go on when it is back, and none stays locked', async () => {
  const name = new URL(stack.databaseUrl).pathname.slice(1)
  const { order, job, worker, goOn } = await jobAtProvider()
  await setReachable(currentCluster(), name, false)
  try {
    await goOn()
    // Time for the end of the job to be written down in vain.
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect((await fetch(`${stack.url}/api/health/live`)).status).toBe(200)
  } finally {
    await setReachable(currentCluster(), name, true)
  }
  await isDone(job)
  await payoutBecomes(stack, order, 'paid')
  const { rows } = await stack.pool.query('select 1 from market.worker_heartbeat where id = $1', [worker])
  expect(rows).toEqual([])
  expect(await moneyFaults(stack)).toEqual([])
})

it('a worker is killed: its job is another’s after a minute; one that never said that it runs keeps what it has', async () => {
  const { order, job, worker, goOn } = await jobAtProvider()
  await stack.kill9()
  await goOn()
  await stack.pool.query(`update market.worker_heartbeat set seen_at = now() - interval '2 minutes' where id = $1`, [
    worker,
  ])
  const { rows } = await stack.pool.query<{ id: string }>(
    `select (graphile_worker.add_job('report-money', run_at := now() + interval '1 hour')).id::text`,
  )
  await stack.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'of an earlier release' where id = $1`,
    [rows[0]?.id],
  )
  await stack.start()
  await isDone(job)
  await payoutBecomes(stack, order, 'paid')
  const { rows: kept } = await stack.pool.query<{ worker: string }>(
    'select locked_by as worker from graphile_worker._private_jobs where id = $1',
    [rows[0]?.id],
  )
  expect(kept).toEqual([{ worker: 'of an earlier release' }])
  expect(await moneyFaults(stack)).toEqual([])
})
