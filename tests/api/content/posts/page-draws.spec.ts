import { requestDraw } from '@stackyard/cms/modules/content/editorial/page-draws'
import { createDb } from '@stackyard/cms/platform/db'
import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { pool } = sharedStack()

class Undone extends Error {}

it('however often a document changes before its page is drawn, it is drawn once', async () => {
  let waiting: unknown[] = []
  const trial = createDb(pool).transaction(async (tx) => {
    for (let change = 0; change < 20; change += 1)
      await requestDraw(tx, { collection: 'posts', document: 424_242 }, '/news/often-changed')
    const { rows } = await tx.execute(
      `select 1 from graphile_worker.jobs where task_identifier = 'draw-page' and key = 'draw:posts:424242'
        and locked_at is null`,
    )
    waiting = rows
    throw new Undone()
  })
  await expect(trial).rejects.toBeInstanceOf(Undone)
  expect(waiting).toHaveLength(1)
})
