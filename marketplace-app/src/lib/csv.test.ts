import { expect, it } from 'vitest'
import { csvFile } from './csv'

it('writes cells with commas, quotes and lines in quotes, and numbers as they are', async () => {
  const file = csvFile('figures.csv', [
    ['Campaign', 'Spent'],
    ['Racks, "south"', 12.5],
    ['Two\nlines', -3],
  ])
  expect(file.name).toBe('figures.csv')
  expect(await file.text()).toBe('Campaign,Spent\r\n"Racks, ""south""",12.5\r\n"Two\nlines",-3\r\n')
})

it.each(['=SUM(A1)', '+1', '-cmd', '@name'])('%s stays text in a spreadsheet', async (name) => {
  expect(await csvFile('a.csv', [[name]]).text()).toBe(`'${name}\r\n`)
})
