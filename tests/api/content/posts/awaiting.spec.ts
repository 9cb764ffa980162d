import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { cms, panelToken, paragraphs } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()

const read = (headers: Record<string, string> = {}) => fetch(`${url}/preview/awaiting`, { headers })

it('shows editors what waits for them and what is scheduled, and nobody else', async () => {
  expect((await read()).status).toBe(401)
  const token = await panelToken(url, 'editor')
  const title = `Next week ${randomBytes(4).toString('hex')}`
  const post = await cms(url, token, 'POST', '/posts', { title, body: paragraphs('Soon.'), _status: 'draft' })
  const input = { type: 'publish', doc: { relationTo: 'posts', value: String(post.id) } }
  const { rows } = await pool.query<{ id: number }>(
    `insert into payload_jobs (task_slug, input, wait_until) values ('schedulePublish', $1, now() + interval '1 hour')
     returning id`,
    [JSON.stringify(input)],
  )
  try {
    const answer = await read({ authorization: `JWT ${token}` })
    expect(answer.status).toBe(200)
    const found = (await answer.json()) as Record<string, unknown> & { scheduled: { id: number }[] }
    for (const name of ['comments', 'messages', 'aiDrafts']) expect(found[name]).toEqual(expect.any(Number))
    expect(found.scheduled.find(({ id }) => id === post.id)).toMatchObject({
      collection: 'posts',
      title,
      type: 'publish',
    })
    for (const name of ['identity', 'reservations']) expect(found).not.toHaveProperty(name)
    const asAdmin = await read({ authorization: `JWT ${await panelToken(url, 'admin')}` })
    const admins = (await asAdmin.json()) as Record<string, unknown>
    for (const name of ['identity', 'claims', 'reservations', 'cancelRequests', 'notVerified'])
      expect(admins[name], name).toEqual(expect.any(Number))
  } finally {
    await pool.query('delete from payload_jobs where id = $1', [rows[0]?.id])
  }
})
