import { enqueueRelease } from '@stackyard/cms/modules/content/site-release/operations/enqueue-release'
import { createDb } from '@stackyard/cms/platform/db'
import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { pool } = sharedStack()

class Undone extends Error {}

it('however many publishes come before a build begins, they share it', async () => {
  let waiting: unknown[] = []
  const trial = createDb(pool).transaction(async (tx) => {
    for (let publish = 0; publish < 20; publish += 1) await enqueueRelease(tx, 'content', { delayMs: 3_600_000 })
    const { rows } = await tx.execute(
      `select 1 from graphile_worker.jobs where task_identifier = 'build-release' and key = 'release:content'
        and locked_at is null`,
    )
    waiting = rows
    throw new Undone()
  })
  await expect(trial).rejects.toBeInstanceOf(Undone)
  expect(waiting).toHaveLength(1)
})
