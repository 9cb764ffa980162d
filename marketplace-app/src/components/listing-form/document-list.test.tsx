import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { renderInApp } from '../../lib/render-in-app.test-data'
import { DocumentList } from './document-list'

const documentsOf = (...titles: string[]) => titles.map((title, id) => ({ id, title, link: `/files/${id}.pdf` }))

function Form({ documents }: { documents: ReturnType<typeof documentsOf> }) {
  const form = useForm({ defaultValues: { documents } })
  return (
    <FormProvider {...form}>
      <DocumentList />
      <output>
        {form
          .watch('documents')
          .map(({ link }) => link)
          .join()}
      </output>
    </FormProvider>
  )
}

const show = (...titles: string[]) => renderInApp(<Form documents={documentsOf(...titles)} />)
const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

it('R-512: the helper of a title counts down from 200', async () => {
  await show('Rates', 'Insurance')
  const [title] = screen.getAllByRole('textbox')
  await userEvent.clear(title as HTMLElement)
  expect(screen.getByText('200 characters left')).toBeDefined()
  await userEvent.type(title as HTMLElement, 'Rates')
  expect(document.getElementById(title?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '195 characters left',
  )
})

it('R-511 R-520: documents are deleted one by one', async () => {
  await show('Rates', 'Insurance')
  const [first] = screen.getAllByRole('button', { name: 'Remove document' })
  await userEvent.click(first as HTMLElement)
  expect(screen.getByText('/files/1.pdf')).toBeDefined()
  expect(shown()).toEqual(['Insurance'])
})

it('R-511: documents are put in order by buttons, and where one stands is told', async () => {
  await show('Rates', 'Insurance', 'Fire safety')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move up: Rates' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move down: Fire safety' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Rates' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Fire safety' }))
  expect(shown()).toEqual(['Insurance', 'Fire safety', 'Rates'])
  expect(screen.getByText('/files/1.pdf,/files/2.pdf,/files/0.pdf')).toBeDefined()
  expect(screen.getByText('Fire safety is now number 2')).toBeDefined()
})

it.each([
  [39, false],
  [40, true],
])('R-511: with %s documents the button to add more is disabled: %s', async (count, isDisabled) => {
  await show(...Array.from({ length: count }, (_, index) => `No. ${index}`))
  expect(screen.getByLabelText<HTMLInputElement>('Add documents').disabled).toBe(isDisabled)
})

it('R-446: a document shows ten characters of its title, its link tells the whole', async () => {
  await show('Certificate of insurance')
  const link = screen.getByRole('link', { name: 'Open Certificate of insurance' })
  expect(link.textContent).toBe('Certificat…')
  expect(link.title).toBe('Certificate of insurance')
})
