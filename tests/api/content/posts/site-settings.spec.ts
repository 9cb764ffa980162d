import { expect, it } from 'vitest'
import { cms, panelToken } from '../../../setup/cms'
import { tokenOf } from '../../../setup/actors'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

type Settings = { headerLinks?: { label: string; path: string }[] }

const save = (headers: Record<string, string>, body: object) =>
  fetch(`${url}/cms-api/globals/site-settings`, {
    method: 'POST',
    headers: { ...headers, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('editors and admins set the site’s navigation, which leads to pages of the site alone; nobody else does', async () => {
  const link = { label: 'Docks', path: '/news' }
  const token = await panelToken(url, 'editor')
  const refused = await save(
    { authorization: `JWT ${token}` },
    { headerLinks: [{ ...link, path: '//elsewhere.test' }] },
  )
  expect(refused.status).toBe(400)
  const { errors } = (await refused.json()) as { errors: { data: { errors: object[] } }[] }
  expect(errors[0]?.data.errors).toEqual([
    expect.objectContaining({
      path: 'headerLinks.0.path',
      message: 'Write the path alone, without https:// and the name of a site: /news.',
    }),
  ])
  const columns = await save({ authorization: `JWT ${token}` }, { footerColumns: [{ title: 'Empty', links: [] }] })
  expect(columns.status).toBe(400)

  const strangers = [{}, ...(await Promise.all((['seller', 'manager'] as const).map(bearer)))]
  for (const headers of strangers) expect((await save(headers, { headerLinks: [link] })).status).toBe(403)

  for (const actor of ['editor', 'admin'] as const) {
    const settings = await panelToken(url, actor)
    const kept = await save({ authorization: `JWT ${settings}` }, { headerLinks: [link] })
    expect(kept.status, actor).toBe(200)
    const { headerLinks } = await cms<Settings>(url, settings, 'GET', '/globals/site-settings')
    expect(headerLinks).toMatchObject([link])
    expect((await save({ authorization: `JWT ${settings}` }, { headerLinks: [] })).status).toBe(200)
  }
})

async function bearer(actor: 'seller' | 'manager'): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await tokenOf(url, actor)}` }
}
