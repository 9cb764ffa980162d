import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { control } from '../setup/simulator'
import type { Stack } from '../setup/stack'

/** Where the power is cut: at the n-th call to the provider, or at the n-th row that stands before its commit. */
export type KillPoint =
  | { at: 'call'; when: 'before' | 'after'; skip: number }
  | { at: 'commit'; ends: 'committed' | 'rolled back'; skip: number }

/** `isReached` tells whether something stands there; `cut` kills the server and lets what stood there end unheard. */
export type Armed = { isReached(): Promise<boolean>; cut(): Promise<void> }

export const describePoint = (point: KillPoint): string =>
  point.at === 'call'
    ? `${point.when} call ${point.skip + 1} to the provider`
    : `at commit ${point.skip + 1}, ${point.ends}`

/** The advisory lock on which a commit stands. */
const LOCK = 4_711_001

/**
 * Commits of orders, installments, and of the ledger count their rows, and the one that is named in market.kill_point waits for the
 * lock: at the end of its transaction, everything written and nothing yet durable.
 */
export async function prepareCommitPoints(stack: Stack): Promise<void> {
  await stack.pool.query(`
    create sequence market.kill_count;
    create table market.kill_point (nth bigint not null);
    create function market.stand_at_commit() returns trigger language plpgsql as $$
    begin
      if nextval('market.kill_count') = (select nth from market.kill_point) then
        perform pg_advisory_xact_lock(${LOCK});
      end if;
      return null;
    end $$;
    create constraint trigger kill_orders after insert or update on market.orders
      deferrable initially deferred for each row execute function market.stand_at_commit();
    create constraint trigger kill_installments after insert or update on market.installment
      deferrable initially deferred for each row execute function market.stand_at_commit();
    create constraint trigger kill_ledger after insert on market.ledger_tx
      deferrable initially deferred for each row execute function market.stand_at_commit()`)
}

async function armCall(stack: Stack, when: 'before' | 'after', skip: number): Promise<Armed> {
  const id = randomUUID()
  await control(stack.simUrl, 'barrier', { id, match: '*', when, skip })
  return {
    isReached: async () => {
      const response = await fetch(`${stack.simUrl}/__sim/barrier/waiting`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      })
      return ((await response.json()) as { waiting: number }).waiting > 0
    },
    cut: async () => {
      await stack.kill9()
      await control(stack.simUrl, 'barrier/open', { id })
    },
  }
}

const STANDING = `select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted
  and database = (select oid from pg_database where datname = current_database())`

async function armCommit(stack: Stack, ends: 'committed' | 'rolled back', skip: number): Promise<Armed> {
  const gate: PoolClient = await stack.pool.connect()
  await gate.query('select pg_advisory_lock($1)', [LOCK])
  await stack.pool.query(`select setval('market.kill_count', 1, false)`)
  await stack.pool.query('with old as (delete from market.kill_point) insert into market.kill_point values ($1)', [
    skip + 1,
  ])
  return {
    isReached: async () => (await stack.pool.query(STANDING)).rows.length > 0,
    cut: async () => {
      await stack.kill9()
      if (ends === 'rolled back') await stack.pool.query(`select pg_terminate_backend(pid) from (${STANDING}) standing`)
      await stack.pool.query('delete from market.kill_point')
      await gate.query('select pg_advisory_unlock($1)', [LOCK])
      gate.release()
    },
  }
}

export const arm = (stack: Stack, point: KillPoint): Promise<Armed> =>
  point.at === 'call' ? armCall(stack, point.when, point.skip) : armCommit(stack, point.ends, point.skip)
