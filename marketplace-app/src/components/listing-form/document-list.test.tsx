import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { DocumentList } from './document-list'

const documents = ['Rates', 'Insurance'].map((title, id) => ({ id, title, link: `/files/${id}.pdf` }))

function Form() {
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

it('R-512: the helper of a title counts down from 200', async () => {
  render(<Form />)
  const [title] = screen.getAllByRole('textbox')
  await userEvent.clear(title as HTMLElement)
  expect(screen.getByText('200 characters left')).toBeDefined()
  await userEvent.type(title as HTMLElement, 'Rates')
  expect(document.getElementById(title?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '195 characters left',
  )
})

it('R-520: documents are deleted one by one', async () => {
  render(<Form />)
  const [first] = screen.getAllByRole('button', { name: 'Remove document' })
  await userEvent.click(first as HTMLElement)
  expect(screen.getByText('/files/1.pdf')).toBeDefined()
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['Insurance'])
})
