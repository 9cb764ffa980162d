import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call } from '../../../setup/api'
import { newSeller } from '../../../setup/seller'
import { sharedStack } from '../../../setup/stack'

const { url, pool } = sharedStack()
const admin = async () => tokenOf(url, 'admin')

describe('the export of people', () => {
  it('R-473: is a CSV file with its name, in which no cell is a formula; a refusal is JSON', async () => {
    const seller = await newSeller({ url, pool })
    const company = '=HYPERLINK("http://evil.test")\nof two lines'
    await pool.query(`update users set company = $2 where id = $1`, [seller.user.id, company])
    const authorization = `Bearer ${await admin()}`
    const exported = (body: object) =>
      fetch(`${url}/api/admin/export-list`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const answer = await exported({ filters: { userType: 'seller', query: seller.email } })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="user_data_export_file.csv"')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const [head, row, ...rest] = (await answer.text()).split('\r\n')
    expect(head).toContain('Email')
    expect(row).toContain(seller.email)
    expect(row).toContain(`'=HYPERLINK`)
    expect(rest).toEqual([])
    const bare = await exported({ userType: 'seller', query: seller.email })
    expect((await bare.text()).split('\r\n').slice(1)).toEqual([row])
    expect(await call(url, 'POST', '/admin/export-list', { token: seller.token, body: { filters: {} } })).toMatchObject(
      {
        status: 403,
        success: false,
        isError: true,
      },
    )
  })
})
